import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, parseDocument } from 'yaml';
import * as z from 'zod';
import { walkFields } from '../content/read/walk-fields.ts';
import { type Collections, collections } from '../content/schemas/collections.ts';
import { prose } from '../content/schemas/text.ts';
import { fixtureFolder } from './fixture.ts';

/*
 * Copies the fixture with the longest word of each text replaced by one of German's longest, as far as the field allows. It
 * must be neither clipped nor wider than its column.
 *
 *   npx node site/testing/long-words.ts && CONTENT_FOLDER=.cache/long-words npm run dev
 */

export const LONG = 'Führungskräfteentwicklungsprogramm';

/** Names, which fill slots of short texts, and the words of the header, which must stay short. */
const unchanged: ReadonlyArray<keyof Collections> = [
  'awards',
  'books',
  'navigation',
  'site',
  'statistics',
  'tv',
];

/** @param folder is made anew */
export function lengthenWords(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(fixtureFolder, folder, { recursive: true });
  for (const name of Object.keys(collections) as Array<keyof Collections>) {
    if (unchanged.includes(name)) continue;
    const [path, schema] = collections[name];
    const document = parseDocument(readFileSync(join(folder, path), 'utf8'));
    for (const { path, schema: field, value } of walkFields(schema, document.toJS())) {
      const node = document.getIn(path, true);
      if (!prose.get(field) || !isScalar(node)) continue;
      const longer = lengthened(String(value));
      if (z.safeParse(field, longer).success) node.value = longer;
    }
    writeFileSync(join(folder, path), document.toString({ lineWidth: 0 }));
  }
  for (const file of globSync('*/*.md', { cwd: folder })) {
    const [head = '', body = ''] = readFileSync(join(folder, file), 'utf8').split(
      /(?<=^---\n[\s\S]*?\n---\n)/,
    );
    writeFileSync(join(folder, file), head + body.replace(/^[^#`[{<]+$/gm, lengthened));
  }
}

function lengthened(text: string): string {
  const [longest] = text.match(/\p{L}{4,}/gu)?.sort((one, other) => other.length - one.length) ?? [];
  return longest && !text.includes('{{') ? text.replace(longest, LONG) : text;
}

if (import.meta.main) lengthenWords('.cache/long-words');
