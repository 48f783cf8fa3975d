import { isSeq } from 'yaml';
import { berlinDay } from '../../../functions/leads/berlin-day.ts';
import { AUTHOR_PHOTOS, authorPictures } from '../author-pictures.ts';
import type { Content } from '../content.ts';
import { ContentError } from '../errors/content-error.ts';
import type { FieldPath } from '../errors/field-path.ts';
import { type LoadOptions, readContent } from '../load-content.server.ts';
import { contentFolder } from '../read/content-files.server.ts';
import type { MarkdownSource, YamlFile } from '../read/files-as-read.ts';
import { readMarkdownFile } from '../read/markdown-file.server.ts';
import { ownPictures } from '../read/own-pictures.server.ts';
import { type Fields, frontMatters } from '../read/texts.server.ts';
import { walkGroups } from '../read/walk-fields.ts';
import type { Collections } from '../schemas/collections.ts';
import { isOff } from '../switched-off.ts';
import { centsTypedAsEuros } from './amounts.server.ts';
import { isClaim, recordLocation, unprovenClaims } from './claims.server.ts';
import { dependentsIn, type SayDependents } from './dependents.server.ts';
import { endedOffers } from './ended-offers.server.ts';
import { placeholders } from './placeholders.server.ts';

/**
 * Finds everything that must not be published: samples, placeholders, example addresses, unproven claims, ended
 * campaigns, legal texts without a review (docs/product.md, "Identity and placeholders"). Articles' drafts never are.
 * @returns all refusals, by file and line
 * @throws ContentErrors if the content can't be read, as a build does
 */
export function checkPublish(options: LoadOptions = {}): ContentError[] {
  const { now = new Date() } = options;
  const { content, files: all } = readContent({ ...options, unpublished: true });
  const isShown = (file: MarkdownSource) =>
    !headOf(file).value.draft && !(isOff(content.casesPage) && file.file.startsWith('content/cases/'));
  const files = { ...all, markdown: all.markdown.filter(isShown) };
  const sayDependents = dependentsIn(files);
  const unfilled = placeholders(files, content.checks);
  const found = [...files.yaml, ...frontMatters(files.markdown)].flatMap((file) =>
    samples(file, unfilled, sayDependents),
  );
  // Placeholders inside a sample disappear with it, which names them.
  const named = new Set(found.flatMap(({ inside }) => inside));
  const refusals = [
    ...found.map(({ refusal }) => refusal),
    ...unfilled.filter((one) => !named.has(one)),
    ...drawnPhotos(content, files.yaml, options.folder ?? contentFolder),
    ...unprovenClaims(content, files, sayDependents),
    ...files.markdown.flatMap((file) => unreviewed(file, now)),
    ...endedOffers(files, now),
    ...centsTypedAsEuros(content, files),
  ];
  refusals.push(...pagesOfSamples(refusals, files.yaml));
  return refusals.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** Topics as the owner knows them, by file and field. */
const topics: Array<[RegExp, string]> = [
  [/^site\.yaml/, 'Ihre Daten'],
  [/^pages\/ueber-mich\.yaml cv/, 'Lebenslauf'],
  [/^prices\.yaml/, 'Preise und Pakete'],
  [/^faq\.yaml .*sample$/, 'Zusagen'],
  [/^books\.yaml|^pages\/pressebereich\.yaml facts/, 'Bücher'],
  [/^testimonials\.yaml/, 'Stimmen'],
  [/^(?:pages\/)?awards\.yaml/, 'Auszeichnungen'],
  [/^statistics\.yaml|proofs\[/, 'Zahlen'],
  [
    /^(?:tv|media)\.yaml|^pages\/.*(?:sample|beleg|off)$|^pages\/pressebereich\.yaml downloads/,
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

function samples(file: Fields, unfilled: ContentError[], sayDependents: SayDependents) {
  const { source, schema, data, yaml } = file;
  return walkGroups(schema, data)
    .filter(({ value }) => value.sample === true)
    .map(({ path, schema: group, value }) => {
      const at = yaml.at([...path, 'sample']);
      const first = yaml.at(path).line;
      const { lastLine } = recordLocation(source, yaml, path);
      const inside = unfilled.filter(
        (one) => one.file === at.file && first <= one.line && one.line <= lastLine,
      );
      const proven =
        isClaim(group, value) && !value.beleg ? ' mit „Beleg der Angabe“ (in der Datei: beleg)' : '';
      const problem = `Der Eintrag ist ein Muster${sayTexts(inside)}. Ersetzen Sie ihn durch einen echten${proven} und schalten Sie „Muster“ aus (in der Datei: die Zeile sample löschen), oder löschen Sie ${wholeOf(path)}${sayDependents(file, path)}`;
      return { inside, refusal: new ContentError(at, problem) };
    });
}

/** The specimens inside a sample, which the list would otherwise name only once it is none. */
function sayTexts(inside: ContentError[]): string {
  const texts = new Set(inside.flatMap(({ problem }) => /^„.+“(?= ist )/.exec(problem) ?? []));
  return texts.size > 0 ? `, auch ${[...texts].join(', ')} darin` : '';
}

function wholeOf(path: FieldPath): string {
  if (path.length === 0) return 'die Fallstudie';
  if (typeof path.at(-1) === 'number') return 'den ganzen Eintrag';
  return 'ihn ganz (in der Redaktion: das Häkchen „Wird verwendet“ wegnehmen)';
}

/** The lists that these pages are about. */
const shownOn: { [Name in keyof Collections]?: string[] } = {
  awardsPage: ['awards.yaml awards'],
  tvPress: ['tv.yaml galleries.stations', 'tv.yaml galleries.more', 'media.yaml items'],
  tvSpeaking: ['tv.yaml galleries.speaking', 'tv.yaml appearances'],
};

/** Pages that would be empty without what is refused. */
function pagesOfSamples(refusals: ContentError[], files: YamlFile[]): ContentError[] {
  const isRefused = (list: string) => {
    const [path = '', field = ''] = list.split(' ');
    const { yaml } = files.find(({ file }) => file === `content/${path}`) ?? {};
    const records = yaml?.document.getIn(field.split('.'));
    const refused = refusals.filter(
      (one) => one.file === `content/${path}` && one.field.startsWith(`${field}[`),
    );
    const positions = new Set(refused.map((one) => one.field.split(']', 1)[0]));
    return positions.size === (isSeq(records) ? records.items.length : 0);
  };
  return Object.entries(shownOn).flatMap(([name, lists]) => {
    const page = files.find((one) => one.name === name);
    if (!page || !lists.every(isRefused)) return [];
    const problem =
      'Was diese Seite zeigt, ist alles noch Muster oder ohne Beleg. Löschen Sie es, bleibt von ihr nichts übrig: Schalten Sie dann „Seite abschalten“ ein (in der Datei: off: true unter die erste Zeile)';
    return new ContentError({ file: page.file, line: 1, field: 'off' }, problem);
  });
}

/** Drawings of the owner that stand for photographs: her portrait in every menu, and what the press may download. */
function drawnPhotos({ press, downloads }: Content, files: YamlFile[], folder: string): ContentError[] {
  const own = new Set(ownPictures(folder).map(({ name }) => name));
  const site = files.find(({ name }) => name === 'site');
  const { file: siteFile, line } = site?.yaml.at(['name']) ?? { file: 'content/site.yaml', line: 1 };
  const placeOf = (picture: keyof typeof AUTHOR_PHOTOS) => ({
    file: siteFile,
    line,
    field: AUTHOR_PHOTOS[picture],
  });
  const portrait = own.has('portrait')
    ? []
    : [
        new ContentError(
          placeOf('portrait'),
          'Ihr Porträt ist eine Zeichnung. Es steht auf jeder Seite im Menü. Laden Sie in diesem Feld Ihr Foto hoch (in den Dateien: content/images/portrait.jpg)',
        ),
      ];
  const source = files.find(({ name }) => name === 'press');
  const pressPhotos = (press.downloads?.items ?? []).flatMap((download, index) => {
    const { file = '', title = '' } = downloads.downloads.find(({ id }) => id === download) ?? {};
    const picture = authorPictures[file];
    if (!source || !picture || own.has(picture)) return [];
    const path = ['downloads', 'items', index];
    const { field } = placeOf(picture);
    const problem = `Dieses Pressefoto ist eine Zeichnung. Laden Sie Ihr Foto bei ${siteFile}:${line} ${field} hoch (in den Dateien: content/images/${picture}.jpg), oder löschen Sie „${title}“ aus der Liste (in der Datei: ${download})`;
    return new ContentError(source.yaml.at(path), problem);
  });
  return [...portrait, ...pressPhotos];
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
      'Der Rechtstext ist ein Entwurf. Lassen Sie ihn rechtlich prüfen, und wählen Sie dann in diesem Feld den Tag der Prüfung. In der Datei fügen Sie ihn unter Zeile 1 ein:',
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
