import { ContentError } from '../content-error.ts';
import { fieldName } from '../field-path.ts';
import { type LoadOptions, readContent, type YamlFile } from '../load-content.server.ts';
import { readMarkdownFile } from '../markdown-file.server.ts';
import { walkFields, walkGroups } from '../walk-fields.ts';
import { endedCampaigns } from './campaigns.server.ts';
import { contradictions } from './numbers.server.ts';

/**
 * What must not reach visitors: samples, placeholders, example addresses, claims that nothing proves, ended
 * campaigns, drafts (product.md, "Identity and placeholders").
 * @returns every refusal, file by file, in the order of their lines
 * @throws ContentErrors where content cannot be read, as a build would
 */
export function checkPublish(options: LoadOptions = {}): ContentError[] {
  const { content, files } = readContent({ ...options, unpublished: true });
  const refusals = [
    ...files.yaml.flatMap((file) => [...samples(file), ...unprovenClaims(file)]),
    ...files.yaml.flatMap(({ file, source }) => placeholders(file, source)),
    ...files.markdown.flatMap(({ file, source }) => [...placeholders(file, source), ...drafts(file, source)]),
    ...endedCampaigns(files, options.now ?? new Date()),
    ...contradictions(content, files),
  ];
  return refusals.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

function samples({ file, schema, data, yaml }: YamlFile): ContentError[] {
  return [...walkFields(schema, data)]
    .filter(({ path, value }) => path.at(-1) === 'sample' && value === true)
    .map(
      ({ path }) =>
        new ContentError(
          file,
          yaml.lineOf(path),
          fieldName(path),
          'Der Eintrag ist ein Muster. Ersetzen Sie ihn durch einen echten und löschen Sie die Zeile sample, oder löschen Sie den ganzen Eintrag',
        ),
    );
}

/** Records whose schema has a field `beleg` make a claim; a rating needs count and period too (UWG §§ 5, 5b). */
function unprovenClaims({ file, schema, data, yaml }: YamlFile): ContentError[] {
  return [...walkGroups(schema, data)].flatMap(({ path, schema: group, value }) => {
    if (!('beleg' in group.shape)) return [];
    const missing = missingEvidence(value);
    return missing
      ? new ContentError(file, yaml.lineOf([...path, 'beleg']), fieldName([...path, 'beleg']), missing)
      : [];
  });
}

function missingEvidence({ beleg, isRating }: Record<string, unknown>): string | undefined {
  if (!beleg) {
    return isRating
      ? 'Die Bewertung hat keinen Beleg. Ergänzen Sie beleg mit source, count (Zahl der Bewertungen) und period (Zeitraum), oder löschen Sie die Angabe'
      : 'Die Behauptung hat keinen Beleg. Ergänzen Sie im Feld beleg, wo sie nachzulesen ist, oder löschen Sie den Eintrag';
  }
  const { count, period } = beleg as { count?: number; period?: string };
  if (!isRating || (count && period)) return undefined;
  const fields = [count ? [] : 'count (Zahl der Bewertungen)', period ? [] : 'period (Zeitraum)'].flat();
  return `Dem Beleg der Bewertung fehlt ${fields.join(' und ')}. Ergänzen Sie die Angabe`;
}

/** What no real site says; the first that a line holds is told. */
const placeholderRules: Array<[RegExp, string]> = [
  [/[\w.-]*\bexample\.(?:com|org|net|de)\b/i, 'ist eine Beispieladresse. Tragen Sie die echte Adresse ein'],
  [/97[89]-3-16-148\d{3}-\d/, 'ist eine Muster-ISBN. Tragen Sie die echte ISBN des Buchs ein'],
  [
    /\+49[ \u00A0]69[ \u00A0]90009[ \u00A0]?\d*/,
    'ist eine Musternummer. Tragen Sie die echte Telefonnummer ein',
  ],
  [
    /\b\p{L}*Muster(?:mann|frau|stra(?:ß|ss)e|verlag|firma|stadt|text)\b(?: \d+)?/iu,
    'ist ein Muster. Ersetzen Sie es',
  ],
  [/\b(?:HRB 0+|DE0{9})\b/, 'ist eine Musternummer. Tragen Sie die echte Nummer ein'],
  [
    /\b(?:[Ll]orem ipsum|TODO|FIXME|TBD|XXX+)\b|(?<!\])\[(?!\^)\p{Lu}[^\]\n]*\](?![([:])/u,
    'ist ein Platzhalter. Ersetzen Sie ihn durch den richtigen Text',
  ],
];

function placeholders(file: string, source: string): ContentError[] {
  return source.split('\n').flatMap((line, index) => {
    if (/^\s*#(?!#)/.test(line) && file.endsWith('.yaml')) return [];
    for (const [pattern, remedy] of placeholderRules) {
      const found = pattern.exec(line)?.[0];
      // Lists such as keywords: [KI, Coaching] are YAML's own brackets.
      const isYamlList = found?.startsWith('[') && /^\s*(?:- )?[\w-]+: \[/.test(line);
      if (found && !isYamlList) return new ContentError(file, index + 1, '', `„${found}“ ${remedy}`);
    }
    return [];
  });
}

function drafts(file: string, source: string): ContentError[] {
  const { yaml } = readMarkdownFile(file, source);
  const { draft, reviewed } = yaml.value as { draft?: boolean; reviewed?: string };
  if (draft) {
    const problem =
      'Der Beitrag ist ein Entwurf. Löschen Sie die Zeile draft, wenn er erscheinen soll, oder legen Sie ihn bis dahin in einem eigenen Zweig ab';
    return [new ContentError(file, yaml.lineOf(['draft']), 'draft', problem)];
  }
  if (file.startsWith('content/legal/') && !reviewed) {
    const problem =
      'Der Rechtstext ist ein Entwurf. Lassen Sie ihn rechtlich prüfen und tragen Sie den Tag der Prüfung im Feld reviewed ein';
    return [new ContentError(file, yaml.lineOf(['reviewed']), 'reviewed', problem)];
  }
  return [];
}
