import { brotliDecompressSync } from 'node:zlib';
import { type FieldSlot, type FormPage, formPages, type SummarySlot } from '#site-build';
import type { FieldError, FormName } from './contract.ts';
import type { Toast } from './messages.ts';
import { fillHtml } from './template.ts';

export type PageState = {
  /** Typed values by field. */
  values: ReadonlyMap<string, string>;
  errors: FieldError[];
  /** The summary above the form; absent if nothing was submitted. */
  failure?: Toast;
};

/** A form's page as the error answer without JavaScript: with messages and the typed values. */
export function invalidPage(page: FormPage, { values, errors, failure }: PageState): string {
  const messages = new Map(errors.map(({ field, message }) => [field, message]));
  // The summary links to fields: an error without a field on the page would link nowhere.
  const shown = errors.filter(({ field }) => page.some((part) => isField(part) && part.field === field));
  return page
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'summary') return failure && fits(part, shown) ? summary(part, failure, shown) : '';
      if (part.kind === 'hidden')
        return fillHtml(part.html, { value: values.get(part.field) || part.fallback });
      return field(part, values.get(part.field) ?? '', messages.get(part.field));
    })
    .join('');
}

const isField = (part: FormPage[number]): part is FieldSlot =>
  typeof part !== 'string' && part.kind === 'field';

/** A missing field is reported as such, not as a failure of the site. */
const fits = ({ mistakes }: SummarySlot, { length }: FieldError[]) =>
  mistakes === undefined || mistakes === (['none', 'one'][length] ?? 'many');

/** Items are HTML: filled first, inserted last. */
function summary({ html, item }: SummarySlot, { title, detail }: Toast, errors: FieldError[]): string {
  const items = errors.map((error) => fillHtml(item, error)).join('');
  return html
    .split('{{items}}')
    .map((part) => fillHtml(part, { title, detail, count: String(errors.length) }))
    .join(items);
}

function field(slot: FieldSlot, value: string, error: string | undefined): string {
  const candidates = slot.variants.filter(({ invalid }) => invalid === (error !== undefined));
  const chosen =
    candidates.find(({ choice }) => choice === value) ??
    candidates.find(({ choice }) => choice === undefined || choice === '');
  return fillHtml(keepFirstLineFeed(chosen?.html ?? ''), { value, error: error ?? '' });
}

/** HTML drops a line feed right after `<textarea>`: add one, so that a typed one survives. */
const keepFirstLineFeed = (html: string) => html.replace(/(<textarea[^>]*>)(?=\{\{value\}\})/g, '$1\n');

/** A form's page for browsers without JavaScript. Unpacked on demand, in about a millisecond. */
export function formPageOf(form: FormName): FormPage {
  const pages: Record<FormName, FormPage> = JSON.parse(
    brotliDecompressSync(Buffer.from(formPages, 'base64')).toString('utf8'),
  );
  return pages[form];
}
