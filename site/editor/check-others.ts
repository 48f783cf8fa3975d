import { centsTypedAsEuros } from '../content/checks/amounts.server.ts';
import type { Content } from '../content/content.ts';
import { ContentError } from '../content/errors/content-error.ts';
import { UnknownRecord } from '../content/read/fact-slots.server.ts';
import type { ContentFiles } from '../content/read/files-as-read.ts';
import { parseYaml } from '../content/read/parse-yaml.server.ts';
import { readFilled } from '../content/read/read-filled.server.ts';
import { readPrerequisites } from '../content/read/read-prerequisites.server.ts';
import { siteFacts } from '../content/read/site-facts.server.ts';
import { checkDuplicateIds, checkReferences } from '../content/references/check-references.server.ts';
import { collections } from '../content/schemas/collections.ts';
import { isOff } from '../content/switched-off.ts';

/* The checks across files, as in `npm run check:content`, on the YAML files that the editor has read. */

/** As last read or saved, by path. */
const texts = new Map<string, string>();

export function keepText(file: string, text: string): void {
  if (file.endsWith('.yaml')) texts.set(file, text);
}

/** Whether a page shows a picture of this name. */
export const isPictureNamed = (name: string): boolean =>
  [...texts.values()].some((text) => text.includes(`name: ${name}\n`) || text.includes(`name: ${name},`));

/**
 * Mistakes between files that a save would add to those already there.
 * @param documents paths of the Markdown files, whose pages others may name
 */
export function crossFileMistakes(file: string, text: string, documents: string[]): ContentError[] {
  const isWhole = Object.values(collections).every(([path]) => texts.has(`content/${path}`));
  if (!isWhole || !texts.has(file)) return [];
  const key = ({ file, problem }: ContentError) => `${file} ${problem}`;
  const known = new Set(mistakesIn(texts, documents).map(key));
  return mistakesIn(new Map(texts).set(file, text), documents).filter((error) => !known.has(key(error)));
}

function mistakesIn(texts: ReadonlyMap<string, string>, documents: string[]): ContentError[] {
  const errors: ContentError[] = [];
  const parsed = Object.entries(collections).flatMap(([name, [path, schema]]) => {
    const file = `content/${path}`;
    const source = texts.get(file) ?? '';
    const yaml = collect(() => parseYaml(file, source));
    return yaml ? [{ name: name as keyof typeof collections, file, source, schema, yaml }] : [];
  });
  const facts = siteFacts(readPrerequisites(parsed));
  const content: Record<string, unknown> = { facts };
  const files: ContentFiles = { yaml: [], markdown: [] };
  for (const one of parsed) {
    const read = collect(() => readFilled(one.schema, one.yaml, facts));
    if (!read) continue;
    content[one.name] = read.data;
    if (!isOff(read.data)) files.yaml.push({ ...one, data: read.written });
  }
  const partial = content as Partial<Content>;
  const unknownRecords = errors.filter((error) => error instanceof UnknownRecord);
  const named = { ...files, markdown: documents.map((file) => ({ file, source: '' })) };
  const isComplete = Object.keys(collections).every((name) => name in content);
  return [
    ...errors.filter((error) => !(error instanceof UnknownRecord)),
    ...checkDuplicateIds(files.yaml),
    // Pictures are chosen from those there are, or uploaded in this very save.
    ...checkReferences({
      content: partial,
      articles: [],
      files: named,
      pictures: () => undefined,
      textPictures: () => [],
      unknownRecords,
    }),
    ...(isComplete ? centsTypedAsEuros(content as Content, files, 'euros') : []),
  ];

  function collect<Value>(read: () => Value): Value | undefined {
    try {
      return read();
    } catch (found) {
      const mistakes = [found].flat();
      if (!mistakes.every((one) => one instanceof ContentError)) throw found;
      errors.push(...mistakes);
      return undefined;
    }
  }
}
