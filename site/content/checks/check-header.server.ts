import type { Content, ContentFiles } from '../content.ts';
import { ContentError } from '../errors/content-error.ts';
import { quote } from '../errors/explain-issue.server.ts';

/** The header row at 1200 px, the narrowest screen that shows it, in CSS pixels (header.css). */
const ROW = {
  /** Space for texts and links, between the name (two lines of 5.4 em) and the round menu button. */
  room: 745.5,
  /** A link's padding and the gap next to it. */
  link: 18.08,
  fontSize: 17,
  /** The booking button is set smaller and slightly bolder. */
  buttonFontSize: 16.25,
};

/** Reports header links that don't fit into the row. */
export function checkHeader({ site, navigation }: Partial<Content>, { yaml }: ContentFiles): ContentError[] {
  const source = yaml.find(({ name }) => name === 'navigation');
  if (!site || !navigation || !source) return [];
  const { services, bookFirstCall } = site.ui;
  const excess = headerExcess(
    site.ui,
    navigation.bar.map(({ label }) => label),
  );
  if (excess <= 0) return [];
  const letters = Math.ceil(excess / (0.5 * ROW.fontSize));
  const tooMany = letters === 1 ? 'Es ist etwa 1 Buchstabe' : `Es sind etwa ${letters} Buchstaben`;
  const problem = `Die Links der Kopfleiste passen nicht in ihre Zeile: ${tooMany} zu viel. Kürzen Sie die Beschriftungen, oder nehmen Sie einen Link heraus; im Menü (menu) ist Platz für alle. In derselben Zeile stehen ${quote(services)} und ${quote(bookFirstCall)} aus content/site.yaml`;
  return [new ContentError(source.yaml.at(['bar']), problem)];
}

/** By how many pixels the texts exceed the row. */
export function headerExcess(
  texts: Pick<Content['site']['ui'], 'services' | 'bookFirstCall'>,
  labels: string[],
) {
  const ems = [texts.services, ...labels].reduce((sum, label) => sum + widthInEms(label), 0);
  const button = widthInEms(texts.bookFirstCall) * ROW.buttonFontSize;
  return ems * ROW.fontSize + button + labels.length * ROW.link - ROW.room;
}

/** Letters, each followed by its advance width in Jost 500 in thousandths of an em. */
const advances =
  'A690B601C691D701E571F521G791H744I275J276K619L481M843N783O803P578Q820R595S579T504U656V690W999X608Y601Z575Ä690Ö803Ü656' +
  'a504b589c484d589e539f309g586h543i267j259k495l246m796n545o564p589q589r371s424t271u545v475w713x465y473z485ä509ö564ü545' +
  'ß580é5390625147426043576462955976614755685799614 300-215–758&706.309,314:309!318?585’298/553+639';

const widths = new Map([...advances.matchAll(/(.)(\d{3})/gsu)].map(([, letter, em]) => [letter, Number(em)]));

function widthInEms(label: string): number {
  const letters = [...label.replace(/[\u00AD\u2060]/g, '').replaceAll('\u00A0', ' ')];
  return letters.reduce((sum, letter) => sum + (widths.get(letter) ?? 600), 0) / 1000;
}
