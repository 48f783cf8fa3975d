import { readFileSync } from 'node:fs';
import { ContentError } from '../site/content/errors/content-error.ts';
import { fieldName } from '../site/content/errors/field-path.ts';
import type { ContentFiles } from '../site/content/read/files-as-read.ts';
import { frontMatters, markdownTexts, type Text, yamlTexts } from '../site/content/read/texts.server.ts';
import { walkFields } from '../site/content/read/walk-fields.ts';
import type { Collections } from '../site/content/schemas/collections.ts';
import { openCache } from '../site/lib/cache.server.ts';
import { step } from './progress.ts';

/** Fields that contain names, whose words are accepted everywhere. */
const names =
  /(?:^|\.)(?:name|author|managingDirector|legalName|street|city|location|registerCourt|publisher|station|issuer|organiser|role|keywords)(?:\[\d+\])*$/;

/** Words missing from all dictionaries. Only hints, because new names are not mistakes. */
export async function misspellings(
  files: ContentFiles,
  cacheFolder = '.cache/spelling',
): Promise<ContentError[]> {
  const fields = [...files.yaml, ...frontMatters(files.markdown)];
  const texts = [...yamlTexts(fields), ...markdownTexts(files)].filter(({ field }) => !names.test(field));
  const places = new Map<string, Text[]>();
  for (const place of texts) {
    for (const token of place.text.split(/\s+/)) {
      const found = places.get(token);
      if (found) found.push(place);
      else places.set(token, [place]);
    }
  }

  const unknown = await unknownWords(
    [...places.keys()],
    [...ownerWords(files), ...namedWords(fields)],
    cacheFolder,
  );
  const sources = new Map(
    [...files.yaml, ...files.markdown].map(({ file, source }) => [file, source.split('\n')]),
  );
  return [...unknown].flatMap(([token, found]) =>
    (places.get(token) ?? []).slice(0, 3).flatMap(({ file, line, field }) => {
      // A text starts on its field's line and may continue below.
      const below =
        sources
          .get(file)
          ?.slice(line - 1)
          .findIndex((one) => one.includes(token)) ?? 0;
      const at = line + Math.max(0, below);
      return found.map((word) => new ContentError({ file, line: at, field }, problem(word)));
    }),
  );
}

type Word = { word: string; suggestions: string[] };

/**
 * Unknown words by token. Cached, because loading the dictionaries takes seconds and most changes add no new words.
 */
async function unknownWords(
  tokens: string[],
  words: string[],
  cacheFolder: string,
): Promise<Map<string, Word[]>> {
  const cache = openCache(cacheFolder, 'scripts/spelling.ts');
  const inputs = [readFileSync('cspell.json'), ...words];
  const known: Record<string, Word[]> = JSON.parse(cache.read(inputs)?.toString() ?? '{}');
  const unseen = tokens.filter((token) => !Object.hasOwn(known, token));
  if (unseen.length > 0) {
    const found = await step('Rechtschreibung prüfen', () => lookUp(unseen, words));
    for (const token of unseen) known[token] = found.get(token) ?? [];
    cache.write(inputs, JSON.stringify(known));
  }
  return new Map(
    tokens.map((token) => [token, known[token] ?? []] as const).filter(([, found]) => found.length > 0),
  );
}

/** Checks all tokens as one document, one per line. */
async function lookUp(tokens: string[], words: string[]): Promise<Map<string, Word[]>> {
  const { loadConfig, spellCheckDocument } = await import('cspell-lib');
  const settings = { ...(await loadConfig('cspell.json')), words };
  const { issues } = await spellCheckDocument(
    { uri: 'content.txt', text: tokens.join('\n'), languageId: 'plaintext', locale: 'de-DE,de,en' },
    { generateSuggestions: true, noConfigSearch: true },
    // Limits of a document would make a word's result depend on the others, and be kept.
    {
      ...settings,
      maxNumberOfProblems: Number.MAX_SAFE_INTEGER,
      maxDuplicateProblems: Number.MAX_SAFE_INTEGER,
    },
  );
  const found = new Map<string, Word[]>();
  for (const { text: word, line, suggestionsEx = [] } of issues) {
    const token = line.text.trim();
    const suggestions = suggestionsEx.map((one) => one.word);
    found.set(token, [...(found.get(token) ?? []), { word, suggestions }]);
  }
  return found;
}

function problem({ word, suggestions }: Word): string {
  // The dictionary suggests words in several spellings.
  const meant = suggestions
    .filter((one) => isCapital(one) === isCapital(word))
    .slice(0, 3)
    .map((one) => `„${one}“`);
  const guess = meant.length > 0 ? ` Gemeint vielleicht: ${meant.join(', ')}.` : '';
  return `„${word}“ steht nicht im Wörterbuch.${guess} Ist es richtig geschrieben, nehmen Sie es unter „Ausnahmen der Prüfung“ auf (content/checks.yaml, words)`;
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word);

function ownerWords({ yaml }: ContentFiles): string[] {
  const checks = yaml.find(({ name }) => name === 'checks');
  return (checks?.data as Partial<Collections['checks']> | undefined)?.words ?? [];
}

function namedWords(fields: ReturnType<typeof frontMatters>): string[] {
  return fields
    .flatMap(({ schema, data }) => walkFields(schema, data))
    .filter(({ path }) => names.test(fieldName(path)))
    .flatMap(({ value }) => String(value).match(/[\p{L}\p{M}’'-]+/gu) ?? []);
}
