import { ContentError } from '../content-error.ts';
import { fieldName } from '../field-path.ts';
import type { Content, ContentFiles, YamlFile } from '../load-content.server.ts';
import { walkGroups } from '../walk-fields.ts';
import { isRating } from './figures.server.ts';
import { markdownTexts, type Text, yamlTexts } from './texts.server.ts';

/** Claims that nothing proves: records without their field `beleg`, and texts that no record stands behind (UWG § 5). */
export function unprovenClaims(content: Content, files: ContentFiles): ContentError[] {
  const texts = [...yamlTexts(files), ...markdownTexts(files)];
  return [...files.yaml.flatMap(unprovenRecords), ...texts.flatMap((text) => unprovenText(text, content))];
}

function unprovenRecords({ file, schema, data, yaml }: YamlFile): ContentError[] {
  return [...walkGroups(schema, data)].flatMap(({ path, schema: group, value }) => {
    // A book claims something only by its mark (specification section 2, "Books").
    const isClaim = !('publisher' in group.shape) || String(value.publisher).includes('BESTSELLER');
    const problem = 'beleg' in group.shape && isClaim ? missingEvidence(value) : undefined;
    const field = [...path, 'beleg'];
    return problem ? new ContentError(file, yaml.lineOf(field), fieldName(field), problem) : [];
  });
}

/** What does not say where a claim can be read. */
const noEvidence = /^(?:[-–.?x ]*|folgt\b.*|todo\b.*|tbd\b.*|später\b.*|vorhanden|ja)$/i;

function missingEvidence({ beleg, number }: Record<string, unknown>): string | undefined {
  const { source, count, period } = (typeof beleg === 'object' ? beleg : { source: beleg }) as {
    source?: string;
    count?: number;
    period?: string;
  };
  const isRated = typeof number === 'string' && isRating(number);
  if (!source || noEvidence.test(source)) return isRated ? missingRating : missingText;
  if (!isRated || (count && period)) return undefined;
  const fields = [count ? [] : 'count (Zahl der Bewertungen)', period ? [] : 'period (Zeitraum)'].flat();
  return `Dem Beleg der Bewertung fehlt ${fields.join(' und ')}. Ergänzen Sie die Angabe`;
}

const missingText =
  'Die Behauptung hat keinen Beleg. Ergänzen Sie im Feld beleg, wo sie nachzulesen ist, oder löschen Sie den Eintrag';
const missingRating =
  'Die Bewertung hat keinen Beleg. Ergänzen Sie beleg mit source, count (Zahl der Bewertungen) und period (Zeitraum), oder löschen Sie die Angabe';

/** Words that claim a prize, a rank or a rating. */
const prize = /TOP[ \u00A0-]?\d+(?:[ \u00A0]\p{Lu}\p{L}+)?/u;
const rank = /(?<!\p{L})(?:Nr\.[ \u00A0]?1|Nummer (?:1|eins))(?= (?:in|im|der|unter|für|bei)(?!\p{L}))/u;
const rating = /\d,\d(?:\/5|[ \u00A0]von[ \u00A0]5)(?!\d)/u;

function unprovenText({ file, line, field, text }: Text, { awards, statistics }: Content): ContentError[] {
  const found: string[] = [];
  const named = prize.exec(text)?.[0];
  const plain = (words: string) => words.replace(/[ \u00A0-]/g, '').toLowerCase();
  if (named && !awards.awards.some(({ title }) => plain(title).startsWith(plain(named)))) {
    found.push(
      `„${named}“ ist keine Auszeichnung aus content/awards.yaml. Tragen Sie sie dort mit Beleg ein, oder streichen Sie die Angabe`,
    );
  }
  const rated = rating.exec(text)?.[0];
  // Where statistics.yaml has a rating, the check of contradictions compares it.
  if (rated && !file.endsWith('.md') && !statistics.statistics.some(({ number }) => isRating(number))) {
    found.push(
      `„${rated}“ ist keine Bewertung aus content/statistics.yaml. Tragen Sie sie dort mit Beleg ein, oder streichen Sie die Angabe`,
    );
  }
  const best = rank.exec(text)?.[0];
  if (best && !file.startsWith('content/legal/')) {
    found.push(
      `„${best}“ behauptet eine Spitzenstellung, die belegt sein muss. Streichen Sie die Angabe, oder nennen Sie eine Auszeichnung aus content/awards.yaml`,
    );
  }
  return found.map((problem) => new ContentError(file, line, field, problem));
}
