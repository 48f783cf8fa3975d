import { expect, test } from 'vitest';
import { SHARE_IMAGE, shareCards } from '../../site/seo/share-card.server.ts';
import { fixture } from '../../site/testing/fixture.ts';
import { MOTIF } from './drawn-motifs.ts';
import { widthOf } from './fonts.ts';
import { type CardTexts, heightOf, layOut, settable } from './share-layout.ts';

const content = fixture;
const who = { owner: content.site.name, address: new URL(content.site.url).host };
const shipped: CardTexts[] = shareCards(content).map(({ title, kind }) => ({
  title,
  ...(kind && { kind }),
  ...who,
}));

const compound = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const hostile: CardTexts[] = [
  { ...who, title: 'x'.repeat(200), kind: 'Kategorie' },
  { ...who, title: 'Wm'.repeat(100) },
  { ...who, title: `${compound} ${compound}: ${compound}`, kind: 'M'.repeat(60) },
  { ...who, title: 'Führungskräfteentwicklung '.repeat(12).trim(), kind: 'KI & Mitarbeiterbindung' },
  {
    title: 'Kurz',
    owner: 'Dr. Maria-Magdalena Gräfin von Hohenzollern-Sigmaringen',
    address: `www.${'a'.repeat(59)}.example.org`,
  },
];

const plain = (text: string) => text.replace(/[\s\u00AD]/g, '');

test.each([...shipped, ...hostile])('no text is cut off or lost: $title', (texts) => {
  for (const hasIcon of [false, true]) {
    const layout = layOut(texts, hasIcon);
    for (const [name, placed] of Object.entries(layout)) {
      const { lines, face, size, tracking, x, y, width, height } = placed;
      for (const line of lines) expect(widthOf(line, face, size, tracking)).toBeLessThanOrEqual(width);
      expect(heightOf(placed)).toBeLessThanOrEqual(height);
      expect(x + width).toBeLessThan(SHARE_IMAGE.width - MOTIF.width);
      expect(y + height).toBeLessThan(SHARE_IMAGE.height);
      expect(plain(lines.join(''))).toBe(plain(texts[name as keyof CardTexts] ?? ''));
    }
    const { kind, title, owner } = layout;
    if (kind) expect(kind.y + heightOf(kind)).toBeLessThan(title.y);
    expect(title.y + heightOf(title)).toBeLessThan(owner.y);
  }
});

test('the site’s titles are whole words, large enough to be read in a chat', () => {
  for (const texts of shipped) {
    const { lines, size } = layOut(texts, true).title;
    expect(size).toBeGreaterThanOrEqual(44);
    expect(lines.filter((line) => line.endsWith('\u00AD'))).toEqual([]);
  }
});

test('a word that is too long for its line is divided as German divides it', () => {
  const { lines } = layOut({ ...who, title: 'Kommunikationsverantwortungsbereitschaften' }, false).title;
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/\p{L}{4}\u00AD$/u);
});

test('characters missing from the typeface are left out, and letters only lose their accent', () => {
  expect(settable('Mut 🚀 mit Škoda – „für 5 €“', 'heading')).toBe('Mut  mit Skoda – „für 5 €“');
});

test('web addresses break only after slashes', () => {
  const { lines } = layOut(
    { ...who, title: `https://www.example.org/${'kontakt/'.repeat(6)}seite` },
    false,
  ).title;
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/\/$/);
});

test('a number and its unit stay on one line', () => {
  const title =
    'Ein Vortrag über 3.300\u00A0€ Reisekosten und 12\u00A0Monate Wartezeit im Großraum Frankfurt';
  const { lines } = layOut({ ...who, title }, false).title;
  expect(lines.join(' ')).toBe(title);
});
