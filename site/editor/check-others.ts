import { contentMistakes } from '../content/checks/content-mistakes.server.ts';
import { hasAppeared, heldBack } from '../content/checks/held-back.server.ts';
import { oddities } from '../content/checks/oddities.server.ts';
import { placeholders } from '../content/checks/placeholders.server.ts';
import type { Content } from '../content/content.ts';
import { ContentError } from '../content/errors/content-error.ts';
import { type ContentSource, parseContent } from '../content/parse-content.server.ts';
import type { YamlFile } from '../content/read/files-as-read.ts';
import { parseYaml } from '../content/read/parse-yaml.server.ts';
import { isPublished } from '../content/read/published.ts';
import { expectReadable } from '../content/read/refused-text.server.ts';
import { collections } from '../content/schemas/collections.ts';
import { addressOf, isDraft, REDIRECTS, redirectedWhileDraft } from './addresses.ts';
import { textPictureNames } from './name-pictures.ts';

/* What `npm run check:content` refuses, by the same code, on the texts that the editor has read. */

/** What the editor can't read by itself (config.server.ts). */
export type Surroundings = {
  /** Markdown files, by path. */
  documents: Record<string, string>;
  /** Signs, but no letters, that the site's typefaces have. */
  signs: string;
  /** Names of the files in content/downloads. */
  downloads: string[];
};

/** As last read or saved, by path. */
const texts = new Map<string, string>();

/** @param text undefined for a file that there is no more */
export function keepText(file: string, text: string | undefined): void {
  if (text === undefined) texts.delete(file);
  else texts.set(file, text);
}

/** As last read or saved; undefined if there is none. */
export const textOf = (file: string): string | undefined => texts.get(file);

/** Whether a page shows a picture of this name. */
export const isPictureNamed = (name: string): boolean =>
  [...texts.values()].some((text) => text.includes(`name: ${name}\n`) || text.includes(`name: ${name},`));

/** All texts, with another one for a file; undefined for a file that there is no more. */
function textsWith(file: string, text: string | undefined): Map<string, string> {
  const changed = new Map(texts);
  if (text === undefined) changed.delete(file);
  else changed.set(file, text);
  return changed;
}

/** Whether all files have been read on which others depend. */
const isWhole = () => Object.values(collections).every(([path]) => texts.has(`content/${path}`));

/**
 * Mistakes that a save would add to those already there.
 * @param before the text that the form was opened with; undefined for a new file
 */
export function newMistakes(
  file: string,
  { before, after }: { before: string | undefined; after: string },
  surroundings: Omit<Surroundings, 'documents'>,
): ContentError[] {
  if (!isWhole()) return [];
  const key = ({ file, problem }: ContentError) => `${file} ${problem}`;
  const old = textsWith(file, before);
  const redirects = redirectedWhileDraft(texts.get(REDIRECTS) ?? '', file, { before, after });
  const saved = new Map(texts).set(file, after).set(REDIRECTS, file === REDIRECTS ? after : redirects);
  const known = new Set(mistakesIn(old, surroundings).map(key));
  const added = [
    ...mistakesIn(saved, surroundings).filter((error) => !known.has(key(error))),
    ...heldBackBy(file, { before, after }),
  ];
  // Of a field or a text, each once.
  return [...new Map(added.map((error) => [`${error.field} ${key(error)}`, error])).values()];
}

/** Placeholders and specimens, which check:publish refuses, that a save would add; a draft may have them. */
export function newPlaceholders(
  file: string,
  { before, after }: { before: string | undefined; after: string },
): ContentError[] {
  const exceptions = texts.get('content/checks.yaml');
  if (isDraft(after) || exceptions === undefined) return [];
  const checks = parseYaml('content/checks.yaml', exceptions).value;
  const found = (source: string) =>
    placeholders(
      file.endsWith('.md')
        ? { yaml: [], markdown: [{ file, source }] }
        : { yaml: [{ file, source, yaml: parseYaml(file, source) } as YamlFile], markdown: [] },
      checks as Content['checks'],
    );
  const known = new Set(before ? found(before).map(({ problem }) => problem) : []);
  return found(after).filter(({ problem }) => !known.has(problem));
}

/** Likely slips of a file that a save would add: what check:content only hints at. */
export function newOddities(
  file: string,
  { before, after }: { before: string | undefined; after: string },
): ContentError[] {
  if (!isWhole()) return [];
  const found = (text: string | undefined) => {
    const { content, files, errors } = parseContent(sourceOf(textsWith(file, text)));
    if (errors.length > 0) return [];
    return oddities(content, files, new Date()).filter((one) => one.file === file);
  };
  const known = new Set(found(before).map(({ problem }) => problem));
  return found(after).filter(({ problem }) => !known.has(problem));
}

/** A draft gets its redirect with the save; an article of a coming day can't have one. */
function heldBackBy(file: string, { before, after }: { before: string | undefined; after: string }) {
  const address = addressOf(file);
  const has = (source: string) => hasAppeared({ file, source }, new Date());
  const isHeldBack = address && before !== undefined && has(before) && !has(after);
  return isHeldBack && !isDraft(after) ? [heldBack({ file, source: after }, address)] : [];
}

function mistakesIn(
  texts: ReadonlyMap<string, string>,
  { signs, downloads }: Omit<Surroundings, 'documents'>,
): ContentError[] {
  const { content, files, errors } = parseContent(sourceOf(texts));
  if (errors.length > 0) return errors;
  return contentMistakes(content, files, {
    unit: 'euros',
    hasSign: (sign) => signs.includes(sign),
    // Those that are uploaded have been looked at.
    downloads: { names: downloads, problemOf: () => undefined },
  });
}

/** Results by inputs, as both sides of a save have most files in common. */
const parsed = new Map<string, unknown>();

const sourceOf = (texts: ReadonlyMap<string, string>): ContentSource => ({
  read(path) {
    const text = texts.get(`content/${path}`);
    if (text === undefined) throw new ContentError({ file: `content/${path}` }, 'Die Datei fehlt');
    expectReadable(path, text);
    return text.normalize('NFC');
  },
  list: (folder) =>
    [...texts.keys()]
      .filter((file) => file.startsWith(`content/${folder}/`) && file.endsWith('.md'))
      .map((file) => ({ path: file.slice('content/'.length), check: () => {} })),
  parse<Value>(inputs: string[], parse: () => Value): Value {
    const key = inputs.join('\0');
    if (!parsed.has(key)) parsed.set(key, parse());
    return parsed.get(key) as Value;
  },
  isShown: (article) => isPublished(article, new Date()),
  // Pictures of fields are chosen from those there are, or uploaded in this very save.
  pictures: () => undefined,
  textPictures: textPictureNames,
});
