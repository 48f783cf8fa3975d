import { expect, test } from 'vitest';
import type { ArticleFrontMatter } from '../schemas/article.ts';
import { parseArticle } from './article.server.ts';
import { noFacts } from './site-facts.server.ts';

const head = 'title: T\ndescription: D\ndate: 2026-01-02\nauthor: A\ncategory: KI-Trends\nexcerpt: E\n';
const render = (form: ArticleFrontMatter['form'], body: string) =>
  parseArticle('a.md', `---\n${head}${form ? `form: ${form}\n` : ''}---\n\n${body}\n`, {
    tableLabel: 'Tabelle',
    facts: noFacts,
  }).html;

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);

test('a worksheet shows the minutes of each step after those of the steps before, and within those of all', () => {
  const body = '## Schritt 1: Wählen (5 Minuten)\n\nText.\n\n## Schritt 2: Schreiben (15 Minuten)\n\nText.';
  expect(all(render('worksheet', body), /stroke-dasharray="([^"]+)"/g)).toEqual([
    '0 0 20 20',
    '0 0 0 20',
    '0 0 5 20',
    '0 0 20 20',
    '0 0 5 20',
    '0 5 15 20',
  ]);
  expect(all(render('worksheet', body), /<text[^>]*>([^<]+)/g)).toEqual(['5', '15']);
  expect(render(undefined, body)).not.toContain('<svg');
});

test('a worksheet’s table of all minutes is a clock, with their sum in its middle', () => {
  const body =
    '## Schritt 1: Wählen (5 Minuten)\n\nText.\n\n| Von 20 Minuten | Minuten |\n|---|---|\n| Wählen | 5 |\n| Schreiben | 15 |';
  const html = render('worksheet', body);
  expect(all(html, /<svg class="bar"[^>]*><circle[^>]*stroke-dasharray="([^"]+)"/g)).toEqual([
    '0 0 5 20',
    '0 5 15 20',
  ]);
  expect(all(html, /<text[^>]*>([^<]+)/g)).toEqual(['5', '20']);
});

/** Of how many parts each drawing of a countdown has how many. */
const parts = (...labels: string[]) => {
  const html = render('countdown', labels.map((label) => `## ${label} Etwas\n\nText.`).join('\n\n'));
  return [...html.matchAll(/pathlength="([\d.]+)" stroke-dasharray="((?:0\.8 0\.2 )*)0 /gi)].map(
    ([, length, dashes = '']) => `${dashes.length / 8} von ${Math.ceil(Number(length))}`,
  );
};

test('stations of a countdown lie as far back as their labels say', () => {
  expect(parts('Tag 0:', 'Vier Wochen davor:', '5 Monate davor:', 'Ein Jahr davor:')).toEqual([
    '0 von 12',
    '1 von 12',
    '5 von 12',
    '12 von 12',
  ]);
  expect(parts('Zwei Tage davor:', 'Eine Woche davor:')).toEqual(['2 von 7', '7 von 7']);
});

test('a statement’s dial says how far back its station lies, and nothing where that is no time', () => {
  const said = (label: string) =>
    all(
      render(
        'countdown',
        `## Tag 0: A\n\nText.\n\n## ${label} B\n\nText.\n\n**Ein Satz.**\n\n## Zwei Tage davor: C\n\nText.`,
      ),
      /<text x="50%"[^>]*>([^<]+)/g,
    );
  expect(said('Ein Jahr davor:')).toEqual(['Ein', 'Jahr']);
  expect(said('Was blieb:')).toEqual([]);
});

test('a label that is no time has no station; if none is one, stations are at even steps', () => {
  expect(parts('Tag 0:', 'Fünf Tage davor:', 'Was blieb:')).toEqual(['0 von 5', '5 von 5']);
  expect(parts('Heute:', 'Gestern:', 'Zuvor:')).toEqual(['0 von 2', '1 von 2', '2 von 2']);
  expect(parts('Heute:')).toEqual([]);
});

const table = (corner: string, number: string) =>
  `Anfang.\n\n**Ein Satz.**\n\n| ${corner} | vorher | nachher |\n|---|---|---|\n| Angebote | 12 | ${number} |\n| Stunden | 4 | 0 |`;

test('a rebuttal counts what a table of different things holds in pieces, the most of them in its first sentence', () => {
  const html = render('rebuttal', table('', '30'));
  expect(all(html, /<svg class="bar pieces"[^>]*viewBox="([^"]+)"/gi)).toEqual([
    '0 0 30 1',
    '0 0 10 2',
    '0 0 10 3',
    '0 0 10 1',
  ]);
  expect(html).toContain('<path d="M0.5 0.5h9.1M0.5 1.5h1.1"></path></svg>');
  // Twelve as before, and what was added.
  expect(html).toContain('M0.5 1.5h1.1"></path><path d="M2.5 1.5h7.1M0.5 2.5h9.1">');
  // Nine are left, and three gone.
  expect(render('rebuttal', table('', '9'))).toContain(
    '<path d="M0.5 0.5h8.1"></path><path d="M9.5 0.5h0.1M0.5 1.5h1.1"></path><path d="M9.5',
  );
});

test.each([
  ['of one thing', table('Stück', '30')],
  ['of more than can be counted', table('', '61')],
  ['of parts of pieces', table('', '2,5')],
])('a table %s has bars', (_, body) => {
  const html = render('rebuttal', body);
  expect(html).not.toContain('pieces');
  expect(html).toContain('<svg class="bar"');
});

const three = '## Eins\n\nText.\n\n## Zwei\n\nText.\n\n## Drei\n\nText.';

test('how much is answered with each question is told', () => {
  expect(all(render('questions', three), /<rect y="([^"]+)"/g)).toEqual(['66.7%', '33.3%', '0%']);
});

test('before a rebuttal’s parts, one more waits each time, and none before the last', () => {
  expect(all(render('rebuttal', three), /<svg class="rail"[^>]*><path d="([^"]*)"/g)).toEqual([
    'M0 0h1.1',
    'M0 0h2.1',
    'M0 0h0.1',
  ]);
  expect(render('rebuttal', '## Eins\n\nText.')).not.toContain('<svg');
});

test('a sentence below a rebuttal’s table has the hours it tells of, those that are gone and those that came', () => {
  const after = '**Der Vertrieb gewinnt vier Stunden, die Angebote sind 18 mehr.**';
  const html = render('rebuttal', `${table('', '30')}\n\n${after}`);
  expect(all(html, /mehr\.<\/strong>(.*)<\/p>/g).join()).toMatch(
    /^<svg class="bar pieces".*viewBox="0 0 4 1".*viewBox="0 0 18 1".*d="M0\.5 0\.5h17\.1"><\/path><\/svg>$/i,
  );
});

test('of two numbers that are to be counted, lines say whether both rise or the second falls', () => {
  const trends = (question: string) =>
    all(
      render('rebuttal', `${question}\n\n- **Steigen beide,** schlecht.\n- **Sinkt die zweite,** gut.`),
      /<text x="100%" y="([^<]*)</g,
    );
  expect(trends('Zählen Sie, wie viele Briefe kommen und wie viele Stunden sie kosten.')).toEqual([
    '10%">Briefe',
    '40%">Stunden',
    '10%">Briefe',
    '90%">Stunden',
  ]);
  expect(trends('Zählen Sie beides.')).toEqual([]);
});

test('a dialogue’s calls are drawn, a row for each of two; none where there are none; those that come back by their length', () => {
  const html = render(
    'dialogue',
    '**Er:** Die beiden hingen am Telefon. Jeder 30 Anrufe, drei Minuten pro Fahrer.\n\n**Ich:** Und heute?\n\n**Er:** Nirgends.\n\n*Nachtrag.* Jeder ruft sechs Fahrer an, fünf Minuten lang.',
  );
  expect(html.match(/<svg class="calls.*?<\/svg>/g)).toEqual([
    expect.stringMatching(
      /^<svg class="calls" .*d="M0\.5 0\.5h29\.1M0\.5 2\.1h29\.1" stroke-dasharray="0\.00 1"/,
    ),
    expect.stringContaining('class="calls none"'),
    expect.stringMatching(/h9\.1" stroke-dasharray="0\.67 1">.*d="M10\.5 0\.5h19\.1M/),
  ]);
  expect(render('dialogue', '**Er:** Nirgends.')).not.toContain('<svg');
});
