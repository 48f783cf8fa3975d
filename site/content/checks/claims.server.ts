import { isMap } from 'yaml';
import type * as z from 'zod';
import type { Content } from '../content.ts';
import { ContentError } from '../errors/content-error.ts';
import type { FieldPath } from '../errors/field-path.ts';
import { recordsIn } from '../read/fact-slots.server.ts';
import type { ContentFiles } from '../read/files-as-read.ts';
import type { ParsedYaml } from '../read/parse-yaml.server.ts';
import { type Fields, frontMatters, yamlTexts } from '../read/texts.server.ts';
import { walkGroups } from '../read/walk-fields.ts';
import { withoutAccepted } from './accepted.server.ts';
import type { SayDependents } from './dependents.server.ts';

/** Unproven claims: records without `beleg`, proofs without a statistic, ratings without their origin (UWG §§ 5, 5b). */
export function unprovenClaims(
  content: Content,
  files: ContentFiles,
  sayDependents: SayDependents,
): ContentError[] {
  const fields = [...files.yaml, ...frontMatters(files.markdown)];
  return [
    ...fields.flatMap((file) => unprovenRecords(file, sayDependents)),
    ...files.yaml.flatMap((file) => unprovenProofs(file, content)),
  ];
}

/** A proof that counts something ("200+") or rates it ("4,9/5"). */
const countOrRating = /^(\d[\d.,]{0,12}(?:\+|\/5))(?!\d)/;

/** Proofs ("200+ Medienauftritte") without a statistic, mostly because it was deleted or its number changed. */
function unprovenProofs({ schema, data, yaml }: Fields, { statistics, checks }: Content): ContentError[] {
  const ratings = statistics.statistics.filter(({ number }) => isRating(number)).map(({ id }) => id);
  return walkGroups(schema, data).flatMap(({ path, value: { strong, text, source } }) => {
    if (path.at(-2) !== 'proofs') return [];
    const names = recordsIn(String(strong)).filter(({ target }) => target === 'statistics');
    const isRated = isRating(String(strong)) || names.some(({ id }) => ratings.includes(id));
    if (isRated && !source) {
      const problem =
        'Neben einer Bewertung muss stehen, worauf sie beruht (§ 5b Abs. 3 UWG). Ergänzen Sie die Seite, die es erklärt, und als Beschriftung ihres Links Zahl und Zeitraum (in der Datei: source mit path und label)';
      return new ContentError(yaml.at(path), problem);
    }
    const proof = withoutAccepted(`${strong} ${text}`, checks);
    const [, number] = countOrRating.exec(proof) ?? [];
    if (!number) return [];
    const isKnown = statistics.statistics.some((one) => one.number === number && shareWord(one.label, proof));
    if (isKnown) return [];
    const [counted] = /^\S+ \S+/.exec(proof) ?? [proof];
    const problem = `„${counted}“ belegt keine Zahl in „Zahlen“ (content/statistics.yaml). Tragen Sie sie dort mit Beleg ein (Zahl und Wort wie hier), oder streichen Sie die Angabe`;
    return new ContentError(yaml.at([...path, 'strong']), problem);
  });
}

/** Whether two texts have a word of four letters or more in common. */
function shareWord(label: string, proof: string): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const words = new Set<string>(wordsOf(label));
  return wordsOf(proof).some((word) => words.has(word));
}

/** True if a record needs evidence: a book only with the bestseller mark (docs/product.md, "Books page"). */
export function isClaim({ shape }: z.ZodObject, { publisher }: Record<string, unknown>): boolean {
  return 'beleg' in shape && (!('publisher' in shape) || String(publisher).includes('BESTSELLER'));
}

function unprovenRecords(file: Fields, sayDependents: SayDependents): ContentError[] {
  const { source, schema, data, yaml } = file;
  return walkGroups(schema, data).flatMap(({ path, schema: group, value }) => {
    // Samples are reported as such, with the evidence that they will need.
    if (!isClaim(group, value) || value.sample) return [];
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
      const problem = `${kind} hat keinen Beleg. Löschen Sie den Eintrag${sayDependents(file, path)}, oder setzen Sie bei diesem Feld das Häkchen und füllen Sie es aus. In der Datei fügen Sie ${location.where} ein, mit Ihren Angaben statt der Punkte:`;
      return refuse(
        problem,
        location.isInBraces ? [inBraces(lines)] : lines.map((line) => location.indent + line),
      );
    }
    if (noEvidence.test(beleg.source)) {
      return refuse(
        'Der Beleg sagt nicht, wo die Angabe nachzulesen ist. Tragen Sie Adresse oder Dokument ein (in der Datei: source)',
      );
    }
    const missing = isRated ? rating.filter((line) => !beleg[ratingFieldOf(line)]) : [];
    if (missing.length === 0) return [];
    const names = missing.map((line) => ratingFields[ratingFieldOf(line)]).join(' und ');
    const { isInBraces, where } = recordLocation(source, yaml, field);
    return refuse(
      `Dem Beleg der Bewertung ${missing.length === 1 ? 'fehlt' : 'fehlen'} ${names}. Ergänzen Sie sie in diesem Feld. In der Datei fügen Sie ${isInBraces ? where : 'hinter source'} ein, mit Ihren Angaben statt der Punkte:`,
      isInBraces
        ? [missing.map((line) => `, ${line.trim()}`).join('')]
        : missing.map((line) => location.indent + line),
    );
  });
}

const ratingFields = { count: 'die Zahl der Bewertungen', period: 'der Zeitraum der Bewertungen' };
const ratingFieldOf = (line: string) => line.trim().split(':')[0] as keyof typeof ratingFields;

type Evidence = { source: string; count?: number; period?: string };

/** End of a record, and the indentation of its fields. */
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

/** Numbers such as "4,9/5" (docs/product.md, "Statistics"). */
const isRating = (number: string) => number.endsWith('/5');

function isAward(named: string, { awards }: Content['awards']): boolean {
  const plain = (words: string) => words.replace(/[ \u00A0-]/g, '').toLowerCase();
  return awards.some(({ title }) => plain(title).startsWith(plain(named)));
}

const prize = /TOP \d+ \p{Lu}\p{L}+/u;
const rank = /(?<!\p{L})(?:Nr\. ?1|Nummer (?:1|eins))(?= (?:in|im|der|unter|für|bei)(?!\p{L}))/u;
const rating = /(\d,\d)(?:\/5| von 5)(?!\d)/u;

/** Wordings of pages that may claim a prize, a rank or a rating which no record proves. Hints: they may be about others. */
export function unprovenWordings(content: Content, files: ContentFiles): ContentError[] {
  const numbers = content.statistics.statistics.map(({ number }) => number);
  return yamlTexts(files.yaml).flatMap((location) => {
    const text = withoutAccepted(location.text, content.checks);
    const [prized] = prize.exec(text) ?? [];
    const [best] = rank.exec(text) ?? [];
    const [rated, score] = rating.exec(text) ?? [];
    const found = [
      prized && !isAward(prized, content.awards) && `„${prized}“ steht nicht in content/awards.yaml`,
      best && `„${best}“ kann als Spitzenstellung gelesen werden`,
      rated && !numbers.includes(`${score}/5`) && `„${rated}“ steht nicht in content/statistics.yaml`,
    ];
    return found.flatMap((problem) =>
      problem
        ? new ContentError(location, `${problem}. Ist es eine Angabe über Sie, brauchen Sie einen Beleg`)
        : [],
    );
  });
}
