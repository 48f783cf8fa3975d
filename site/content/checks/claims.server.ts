import { isMap } from 'yaml';
import type { Content, ContentFiles } from '../content.ts';
import { ContentError } from '../errors/content-error.ts';
import type { FieldPath } from '../errors/field-path.ts';
import type { ParsedYaml } from '../read/parse-yaml.server.ts';
import { walkGroups } from '../read/walk-fields.ts';
import { isRating, unprovenNumbers } from './numbers.server.ts';
import { type Fields, frontMatters, markdownTexts, type Text, yamlTexts } from './texts.server.ts';

/** Unproven claims: records without `beleg`, and texts that no record supports (UWG § 5). */
export function unprovenClaims(content: Content, files: ContentFiles): ContentError[] {
  const texts = [...yamlTexts(files.yaml), ...markdownTexts(files)];
  return [
    ...[...files.yaml, ...frontMatters(files.markdown)].flatMap(unprovenRecords),
    ...unprovenNumbers(content, files.yaml, yamlTexts(files.yaml)),
    ...texts.flatMap((text) => unprovenText(text, content)),
  ];
}

function unprovenRecords({ source, schema, data, yaml }: Fields): ContentError[] {
  return walkGroups(schema, data).flatMap(({ path, schema: group, value }) => {
    // A book makes a claim only with the bestseller mark (specification section 2, "Books").
    const isClaim = !('publisher' in group.shape) || String(value.publisher).includes('BESTSELLER');
    // Samples are reported as such; evidence is asked for once they are real.
    if (!('beleg' in group.shape) || !isClaim || value.sample) return [];
    const location = recordLocation(source, yaml, path);
    const field = [...path, 'beleg'];
    const refuse = (problem: string, lines: string[] = []) => [
      new ContentError(yaml.at(field), problem, lines),
    ];
    const isRated = typeof value.number === 'string' && isRating(value.number);
    const rating = ['  count: …', '  period: …'];
    const { beleg } = value as { beleg?: Evidence };
    if (!beleg) {
      const kind = isRated ? 'Die Bewertung' : 'Die Angabe';
      const lines = ['beleg:', '  source: https://…', ...(isRated ? rating : [])];
      const problem = `${kind} hat keinen Beleg. Löschen Sie den Eintrag, oder fügen Sie ${location.where} ein, mit Ihren Angaben statt der Punkte:`;
      return refuse(
        problem,
        location.isInBraces ? [inBraces(lines)] : lines.map((line) => location.indent + line),
      );
    }
    if (noEvidence.test(beleg.source)) {
      return refuse(
        'Der Beleg sagt nicht, wo die Angabe nachzulesen ist. Tragen Sie bei source Adresse oder Dokument ein',
      );
    }
    const missing = isRated
      ? rating.filter((line) => !beleg[line.trim().split(':')[0] as keyof Evidence])
      : [];
    if (missing.length === 0) return [];
    const names = missing.map((line) => line.trim().split(':')[0]).join(' und ');
    const { isInBraces, where } = recordLocation(source, yaml, field);
    return refuse(
      `Dem Beleg der Bewertung ${missing.length === 1 ? 'fehlt' : 'fehlen'} ${names}. Fügen Sie ${isInBraces ? where : 'hinter source'} ein, mit Ihren Angaben statt der Punkte:`,
      isInBraces
        ? [missing.map((line) => `, ${line.trim()}`).join('')]
        : missing.map((line) => location.indent + line),
    );
  });
}

type Evidence = { source: string; count?: number; period?: string };

/** Where a record ends, and how far its fields are indented. */
export function recordLocation(source: string, { document, firstLine }: ParsedYaml, path: FieldPath) {
  const record = document.getIn(path, true);
  const [start = 0, end = 0] = isMap(record) ? (record.range ?? []) : [];
  const column = start - (source.lastIndexOf('\n', start - 1) + 1);
  const lastLine = source.slice(0, end).trimEnd().split('\n').length + firstLine - 1;
  const isInBraces = isMap(record) && record.flow === true;
  const where = isInBraces ? `in Zeile ${lastLine} vor der schließenden Klammer` : `unter Zeile ${lastLine}`;
  return { lastLine, where, isInBraces, indent: ' '.repeat(column) };
}

/** The lines in flow style: `, beleg: { source: https://… }`. */
function inBraces([name = '', ...fields]: string[]): string {
  return `, ${name} { ${fields.map((line) => line.trim()).join(', ')} }`;
}

/** Sources that lead nowhere, such as the `https://…` our message suggests. */
const noEvidence = /^(?:[-–.?x… ]*|https:\/\/…?|folgt\b.*|todo\b.*|tbd\b.*|später\b.*|vorhanden|ja)$/i;

/** Wordings that claim a prize, a rank or a rating. */
const prize = /TOP[ \u00A0-]?\d+(?:[ \u00A0]\p{Lu}\p{L}+)?/u;
const rank = /(?<!\p{L})(?:Nr\.[ \u00A0]?1|Nummer (?:1|eins))(?= (?:in|im|der|unter|für|bei)(?!\p{L}))/u;
const rating = /\d,\d(?:\/5|[ \u00A0]von[ \u00A0]5)(?!\d)/u;

function unprovenText(location: Text, { awards, statistics }: Content): ContentError[] {
  const { file, text } = location;
  const found: string[] = [];
  const named = prize.exec(text)?.[0];
  const plain = (words: string) => words.replace(/[ \u00A0-]/g, '').toLowerCase();
  if (named && !awards.awards.some(({ title }) => plain(title).startsWith(plain(named)))) {
    found.push(
      `„${named}“ ist keine Auszeichnung aus content/awards.yaml. Tragen Sie sie dort mit Beleg ein, oder streichen Sie die Angabe`,
    );
  }
  const rated = rating.exec(text)?.[0];
  // If statistics.yaml has a rating, contradictions.server.ts compares it.
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
  return found.map((problem) => new ContentError(location, problem));
}
