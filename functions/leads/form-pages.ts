import { brotliDecompressSync } from 'node:zlib';
import { type FormPage, formPages } from '#site-build';
import type { FormName } from './contract.ts';

/** The page of a form, for browsers without JavaScript. Unpacked when it is asked for, in about a millisecond. */
export function formPageOf(form: FormName): FormPage {
  const pages: Record<FormName, FormPage> = JSON.parse(
    brotliDecompressSync(Buffer.from(formPages, 'base64')).toString('utf8'),
  );
  return pages[form];
}
