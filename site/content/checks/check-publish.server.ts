import { berlinDay } from '../../../functions/leads/berlin-day.ts';
import { authorPictures } from '../author-pictures.ts';
import type { Content, MarkdownSource, YamlFile } from '../content.ts';
import { ContentError } from '../errors/content-error.ts';
import { type LoadOptions, readContent } from '../load-content.server.ts';
import { contentFolder } from '../read/content-files.server.ts';
import { readMarkdownFile } from '../read/markdown-file.server.ts';
import { ownPictures } from '../read/own-pictures.server.ts';
import { walkFields } from '../read/walk-fields.ts';
import { centsTypedAsEuros } from './amounts.server.ts';
import { endedCampaigns } from './campaigns.server.ts';
import { recordLocation, unprovenClaims } from './claims.server.ts';
import { placeholders } from './placeholders.server.ts';
import { type Fields, frontMatters } from './texts.server.ts';

/**
 * Finds what must not be published: samples, placeholders, example addresses, unproven claims, ended campaigns, legal
 * texts that nobody has reviewed (docs/product.md, "Identity and placeholders"). Articles' drafts are never published.
 * @returns all refusals, by file and line
 * @throws ContentErrors if the content can't be read, as a build does
 */
export function checkPublish(options: LoadOptions = {}): ContentError[] {
  const { now = new Date() } = options;
  const { content, files: all } = readContent({ ...options, unpublished: true });
  const files = { ...all, markdown: all.markdown.filter((file) => !headOf(file).value.draft) };
  const found = [...files.yaml, ...frontMatters(files.markdown)].flatMap(samples);
  const refusals = [
    ...found.map(({ refusal }) => refusal),
    // Placeholders inside a sample go when it is replaced.
    ...placeholders(files, content.checks).filter(
      ({ file, line }) =>
        !found.some((one) => one.refusal.file === file && one.first <= line && line <= one.last),
    ),
    ...drawnPressPhotos(content, files.yaml, options.folder ?? contentFolder),
    ...unprovenClaims(content, files),
    ...files.markdown.flatMap((file) => unreviewed(file, now)),
    ...endedCampaigns(files, now),
    ...centsTypedAsEuros(content, files),
  ];
  return refusals.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** Topics as the owner knows them, by file and field. */
const topics: Array<[RegExp, string]> = [
  [/^site\.yaml/, 'Ihre Daten'],
  [/^pages\/ueber-mich\.yaml cv/, 'Lebenslauf'],
  [/^prices\.yaml/, 'Preise und Pakete'],
  [/^faq\.yaml .*sample$/, 'Zusagen'],
  [/^books\.yaml|^pages\/pressebereich\.yaml $/, 'Bücher'],
  [/^testimonials\.yaml/, 'Stimmen'],
  [/^awards\.yaml/, 'Auszeichnungen'],
  [/^statistics\.yaml|proofs\[/, 'Zahlen'],
  [
    /^(?:tv|media)\.yaml|^pages\/.*(?:sample|beleg)$|^pages\/pressebereich\.yaml downloads/,
    'Auftritte und Medien',
  ],
  [/^campaigns\//, 'Aktion'],
  [/^legal\//, 'Rechtstexte'],
  [/^cases\//, 'Fallstudien'],
  [/^blog\/|^newsletter\.yaml/, 'Beiträge'],
  [/^/, 'Texte und Platzhalter'],
];

export const topicNames = topics.map(([, name]) => name);

export function topicOf({ file, field }: ContentError): string {
  const location = `${file.replace(/^content\//, '')} ${field}`;
  return topics.find(([pattern]) => pattern.test(location))?.[1] ?? '';
}

function samples({ source, schema, data, yaml }: Fields) {
  return walkFields(schema, data)
    .filter(({ path, value }) => path.at(-1) === 'sample' && value === true)
    .map(({ path }) => {
      const record = path.slice(0, -1);
      return {
        first: yaml.at(record).line,
        last: recordLocation(source, yaml, record).lastLine,
        refusal: new ContentError(
          yaml.at(path),
          'Der Eintrag ist ein Muster. Ersetzen Sie ihn durch einen echten und schalten Sie „Muster“ aus (in der Datei: die Zeile sample löschen), oder löschen Sie den ganzen Eintrag',
        ),
      };
    });
}

function drawnPressPhotos({ press, downloads }: Content, files: YamlFile[], folder: string): ContentError[] {
  const own = new Set(ownPictures(folder).map(({ name }) => name));
  const source = files.find(({ name }) => name === 'press');
  return (press.downloads?.items ?? []).flatMap((download, index) => {
    const { file = '' } = downloads.downloads.find(({ id }) => id === download) ?? {};
    const picture = authorPictures[file];
    if (!source || !picture || own.has(picture)) return [];
    const path = ['downloads', 'items', index];
    const problem = `Dieses Pressefoto ist eine Zeichnung. Legen Sie Ihr Foto als content/images/${picture}.jpg ab, oder löschen Sie ${download} aus der Liste`;
    return new ContentError(source.yaml.at(path), problem);
  });
}

const headOf = ({ file, source }: MarkdownSource) => {
  const { yaml } = readMarkdownFile(file, source);
  return { yaml, value: yaml.value as { draft?: boolean; date: string; reviewed?: string } };
};

function unreviewed(text: MarkdownSource, now: Date): ContentError[] {
  const {
    yaml,
    value: { date, reviewed },
  } = headOf(text);
  const refuse = (field: string, problem: string, lines?: string[]) => [
    new ContentError(yaml.at([field]), problem, lines),
  ];
  if (!text.file.startsWith('content/legal/')) return [];
  if (!reviewed) {
    return refuse(
      'reviewed',
      'Der Rechtstext ist ein Entwurf. Lassen Sie ihn rechtlich prüfen, und fügen Sie dann unter Zeile 1 den Tag der Prüfung ein:',
      [`reviewed: ${berlinDay(now)}`],
    );
  }
  if (reviewed > berlinDay(now))
    return refuse('reviewed', `Der Tag der Prüfung (${reviewed}) liegt in der Zukunft. Berichtigen Sie ihn`);
  if (reviewed < date) {
    return refuse(
      'reviewed',
      `Der Text wurde nach der Prüfung (${reviewed}) noch geändert (${date}). Lassen Sie ihn erneut prüfen und tragen Sie den neuen Tag ein`,
    );
  }
  return [];
}
