import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig, spellCheckDocument } from 'cspell-lib';
import { frontMatters, markdownTexts, type Text, yamlTexts } from '../site/content/checks/texts.server.ts';
import { ContentError } from '../site/content/content-error.ts';
import { type ContentFiles, contentFolder, readContent } from '../site/content/load-content.server.ts';
import { walkFields } from '../site/content/walk-fields.ts';
import { annotate } from './annotate.ts';
import { failInGerman } from './progress.ts';

/** Fields whose words are names: what stands in them is right wherever it stands. */
const names =
  /^(?:name|author|managingDirector|legalName|street|city|location|registerCourt|publisher|station|issuer|organiser|role|keywords)$/;

/** `npm run check:spelling`: words of the texts that no dictionary knows. Hints only: a name is not wrong for being new. */
async function main() {
  const { files } = readContent({ unpublished: true });
  const heads = frontMatters(files);
  const fields = [...files.yaml, ...heads];
  const isName = ({ field }: Text) =>
    names.test(
      field
        .replace(/\[\d+\]/g, '')
        .split('.')
        .at(-1) ?? '',
    );
  const texts = [...yamlTexts(fields), ...markdownTexts(files)].filter((text) => !isName(text));

  const hints = await unknownWords(texts, [...ownerWords(), ...namedWords(fields)], files);
  for (const { message } of hints) console.log(message);
  annotate('warning', hints);
  const count = hints.length === 1 ? '1 Wort steht' : `${hints.length} Wörter stehen`;
  console.log(hints.length === 0 ? 'Alle Wörter stehen im Wörterbuch.' : `\n${count} nicht im Wörterbuch.`);
}

/** One document for all texts, a line for each: the dictionaries are loaded once. */
async function unknownWords(texts: Text[], words: string[], files: ContentFiles): Promise<ContentError[]> {
  const settings = { ...(await loadConfig('cspell.json')), words };
  const text = texts.map(({ text }) => text.replace(/\s+/g, ' ')).join('\n');
  const { issues } = await spellCheckDocument(
    { uri: 'content.txt', text, languageId: 'plaintext', locale: 'de-DE,de,en' },
    { generateSuggestions: true, noConfigSearch: true },
    { ...settings, maxNumberOfProblems: 1000, maxDuplicateProblems: 3 },
  );
  const sources = new Map(
    [...files.yaml, ...files.markdown].map(({ file, source }) => [file, source.split('\n')]),
  );
  return issues.flatMap(({ text: word, line, suggestionsEx = [] }) => {
    const place = texts[text.slice(0, line.offset).split('\n').length - 1];
    if (!place) return [];
    const below = sources.get(place.file)?.slice(place.line - 1) ?? [];
    // A text begins in the line of its field and may go on below it.
    const offset = Math.max(
      0,
      below.findIndex((one) => one.includes(word)),
    );
    return new ContentError(place.file, place.line + offset, place.field, problem(word, suggestionsEx));
  });
}

function problem(word: string, suggestions: Array<{ word: string }>): string {
  // The dictionary names each in several spellings.
  const meant = suggestions
    .filter((one) => isCapital(one.word) === isCapital(word))
    .slice(0, 3)
    .map((one) => `„${one.word}“`);
  const guess = meant.length > 0 ? ` Gemeint vielleicht: ${meant.join(', ')}.` : '';
  return `„${word}“ steht nicht im Wörterbuch.${guess} Ist es richtig geschrieben, nehmen Sie es in content/words.txt auf`;
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word);

/** content/words.txt: one in a line, or several parted by commas. */
function ownerWords(): string[] {
  try {
    const text = readFileSync(join(contentFolder, 'words.txt'), 'utf8').replace(/^#.*$/gm, '');
    return text.split(/[\s,;]+/).filter(Boolean);
  } catch {
    return [];
  }
}

function namedWords(fields: ReturnType<typeof frontMatters>): string[] {
  return fields.flatMap(({ schema, data }) =>
    [...walkFields(schema, data)].flatMap(({ path, value }) => {
      const field = path.findLast((segment) => typeof segment === 'string') ?? '';
      return names.test(String(field)) ? (String(value).match(/[\p{L}\p{M}’'-]+/gu) ?? []) : [];
    }),
  );
}

await main().catch(failInGerman);
