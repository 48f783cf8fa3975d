import { expect, test } from 'vitest';
import type { ArticleFrontMatter } from '../schemas/article.ts';
import { parseArticle } from './article.server.ts';
import { noFacts } from './site-facts.server.ts';

const head = 'title: T\ndescription: D\ndate: 2026-01-02\nauthor: A\ncategory: KI-Trends\nexcerpt: E\n';
const render = (form: ArticleFrontMatter['form'], body: string) =>
  parseArticle('a.md', `---\n${head}${form ? `form: ${form}\n` : ''}---\n\n${body}\n`, {
    tableLabel: 'Tabelle',
    facts: noFacts,
  });

/** Class and beginning of each marked part. */
const marked = (form: ArticleFrontMatter['form'], body: string) =>
  [...render(form, body).html.matchAll(/<(?:p|span) class="([\w-]+)">(?:<\w+>)?([^<]*)/g)]
    .map(([, name, text]) => `${name} ${text?.slice(0, 12)}`)
    .filter((part) => !part.startsWith('unbroken'));

const dialogue = '**Er:** Ja.\n\n**Ich:** Nein.\n\n**Er:** Doch.\n\n**Wichtig.** Text.\n\nDanach.';

test('who speaks is told apart, by turns', () => {
  expect(marked('dialogue', dialogue)).toEqual([
    'speaker-1 Er',
    'visually-hidden :',
    'speaker-2 Ich',
    'visually-hidden :',
    'speaker-1 Er',
    'visually-hidden :',
  ]);
});

test('what the record adds between them is told apart', () => {
  expect(marked('dialogue', '*Ein Protokoll.*\n\n*Nachtrag.* So kam es.')).toEqual(['comment Nachtrag.']);
});

test('options of a paper, and objections before their answers, are told apart', () => {
  expect(marked('paper', '*„Es eilt.“* Nein.\n\nGut, *„später“* also.')).toEqual(['comment „Es eilt.“']);
  expect(marked('paper', '**A. Verlängern.** Dafür.\n\n**Abwarten.** Dagegen.')).toEqual([
    'option A. Verlänger',
    'note Abwarten.',
  ]);
});

test('options of a paper that follow each other are together, with the notes on them', () => {
  const body =
    '**A. Ja.** Gut.\n\n**Anmerkung.** Prüfen.\n\n**B. Nein.** Auch.\n\nUnd dann?\n\n**Anmerkung.** Später.';
  expect(
    render('paper', body)
      .html.match(/<div class="options">.*?<\/div>/s)?.[0]
      .match(/<p/g),
  ).toHaveLength(3);
});

test('without a form, nothing is marked', () => {
  expect(marked(undefined, dialogue)).toEqual([]);
});

test('a letter has a signature', () => {
  const body =
    '*Ein Brief.*\n\nFrankfurt am Main, 28. Dezember 2023\n\nLiebe Vorständin,\n\nam Montag fangen Sie an.\n\nIhre Zahlen kommen dann.\n\nIhre Erika Muster';
  expect(marked('letter', body)).toEqual(['signature Ihre Erika M']);
});

test('a wording is told from the comment on it, a question from an amendment', () => {
  const body = '## § 1 Gegenstand\n\n*Diese Anweisung gilt.*\n\n**Kommentar.** So ist es gemeint.';
  expect(marked('instruction', body)).toEqual([
    'heading-label §\u00A01',
    'rule Diese Anweis',
    'comment Kommentar.',
  ]);
  expect(marked('glossary', '**Fragen Sie:** „Wer?“\n\n**Nachtrag 2026.** Noch so.')).toEqual([
    'question Fragen Sie:',
    'note Nachtrag 202',
  ]);
});

test('words of a glossary stand together by their dates, each with what belongs to it', () => {
  const { html } = render('glossary', '## Bald\n\n### Eins\n\nA.\n\n### Zwei\n\nB.\n\n## Schluss\n\nC.');
  expect(html.replaceAll(/\s+(?=<)|(?<=>)\s+| id="\w+"/g, '')).toBe(
    '<h2>Bald</h2><div class="words"><div class="word"><h3>Eins</h3><p>A.</p></div><div class="word"><h3>Zwei</h3><p>B.</p></div></div><h2>Schluss</h2><p>C.</p>',
  );
});

test.each([
  ['countdown', '## Vier Wochen davor: Ein Anruf', 'Vier Wochen '],
  ['paper', '## 2. Sachverhalt', '2.'],
  ['report', '## Auszug 1: „21 davon“', 'Auszug 1:'],
  ['stages', '## Bau eins: die Regel', 'Bau eins:'],
] as const)(
  'the label of a section of a %s stands apart; the contents have the whole heading',
  (form, heading, label) => {
    expect(marked(form, `${heading}\n\n**Alles in allem.** Text.`)).toEqual([`heading-label ${label}`]);
    expect(render(form, `${heading}\n\nText.`).headings.map(({ text }) => text)).toEqual([heading.slice(3)]);
  },
);

test('in any form, a sentence in bold stands alone, and a source stands apart', () => {
  const body = '**Anfang.**\n\n**Ein Satz.**\n\n**Quelle.** Ein Buch.\n\n**Wichtig.** Text.';
  expect(marked(undefined, body)).toEqual(['statement Ein Satz.', 'note Quelle.']);
});

test('questions have their answer first, a worksheet has room for entries', () => {
  expect(marked('questions', '## Warum?\n\nDarum.\n\nUnd weiter.')).toEqual(['answer Darum.']);
  expect(marked('worksheet', '## Schritt 1: Wählen\n\n**Ihr Eintrag:** Ort.')).toEqual([
    'heading-label Schritt 1:',
    'entry ',
  ]);
});

test('what a worksheet asks for is the name of a field, below it', () => {
  expect(render('worksheet', 'Anfang.\n\n**Ihr Eintrag:** Ort und [Zeit](/kontakt).').html).toContain(
    '<p class="entry"><label><strong>Ihr Eintrag:</strong> Ort und <a href="/kontakt">Zeit</a>.<textarea placeholder="Hier schreiben (wird nicht gesendet)"></textarea></label></p>',
  );
});

test('each item of a worksheet’s list can be ticked, by what it begins with in bold, or by all of it', () => {
  const { html } = render(
    'worksheet',
    '- **Werbung.** Ein Wort.\n- Ein *Satz*.\n- [x] Fertig.\n\n1. Kein Kasten',
  );
  expect([...html.matchAll(/<li>.*<\/li>/g)].map(([item]) => item)).toEqual([
    '<li><label><input type="checkbox"><strong>Werbung.</strong></label> Ein Wort.</li>',
    '<li><label><input type="checkbox">Ein <em>Satz</em>.</label></li>',
    '<li><label><input type="checkbox" checked>Fertig.</label></li>',
    '<li>Kein Kasten</li>',
  ]);
  expect(render('paper', '- Ein Punkt.').html).not.toContain('<input');
});

test('only a glossary’s contents have its words, below their dates', () => {
  const body = '## Bald\n\n### Eins\n\nA.\n\n### Zwei\n\nB.\n\n## Schluss\n\nC.';
  const words = [
    { id: 'eins', text: 'Eins' },
    { id: 'zwei', text: 'Zwei' },
  ];
  const dates = [
    { id: 'bald', text: 'Bald' },
    { id: 'schluss', text: 'Schluss' },
  ];
  expect(render('glossary', body).headings).toEqual([{ ...dates[0], words }, dates[1]]);
  expect(render('letter', body).headings).toEqual(dates);
});

test('a vote is a slip, and reads as it is written', () => {
  const body = 'Anfang.\n\nAbstimmung am 3. Mai: 3 Ja, 2 Nein, 1 Enthaltung.';
  expect(marked('paper', body).map((part) => part.split(' ')[0])).toEqual([
    'ballot',
    'choice',
    'choice',
    'visually-hidden',
    'choice',
    'visually-hidden',
    'choice',
    'visually-hidden',
  ]);
  const text = (form: ArticleFrontMatter['form']) => render(form, body).html.replaceAll(/<[^>]+>/g, '');
  expect(text('paper')).toBe(text(undefined));
});

test('what is bold within a sentence of a list or a quote stays in it, what an item begins with stands out', () => {
  const body =
    '- **Erstens.** Das **muss** so sein.\n\n- Ein **nein** genügt.\n\n> Ohne **Vorwurf** gefragt.';
  const { html } = render('countdown', body);
  expect(html).toContain(
    '<li><strong>Erstens.</strong> Das <span><strong>muss</strong></span> so sein.</li>',
  );
  expect(html).toContain('<li>Ein <span><strong>nein</strong></span> genügt.</li>');
  expect(html).toContain('<p>Ohne <span><strong>Vorwurf</strong></span> gefragt.</p>');
  expect(render(undefined, body).html).not.toContain('<span><strong>');
});

test('in a letter, an item may name at its first sentence’s end what it is about', () => {
  const body = '- Das erste ist **das Dashboard.** Es **nickt** nur.';
  expect(render('letter', body).html).toContain(
    '<li>Das erste ist <strong>das Dashboard.</strong> Es <span><strong>nickt</strong></span> nur.</li>',
  );
});

test('a wide table of words is a stop for the keyboard only where it may scroll', () => {
  const body = `| Was | Antwort | Grund |\n|---|---|---|\n| a | ${'b '.repeat(60)} | c |`;
  expect(render('questions', body).html).toContain('<div class="table-scroll stacked"><table');
  expect(render('stages', body).html).toContain('class="table-scroll stacked" role="region" tabindex="0"');
});

test('a table of a form divides only what its wide columns and blocks may not hold', () => {
  const body = '| a | Organisationen |\n|---|---|\n| eins | Administratorenrechte |';
  const { html } = render('stages', body);
  expect(html).toContain('<th>Organisationen</th>');
  expect(html).toContain('Admi\u00ADnis');
});

test('an item of two paragraphs keeps them', () => {
  const { html } = render('countdown', '- **Erstens.** Text.\n\n  Noch einer.\n\n- **Zweitens.** Text.');
  expect(html.match(/<p>/g)).toHaveLength(3);
});

test('what is in italics is a wording only where a number begins it', () => {
  const body =
    '*Vorab.*\n\n## § 1 Gegenstand\n\n*Eins.*\n\n- Punkt\n\n*Zwei.*\n\nText.\n\n*Danach.*\n\n## Ohne\n\n*Kursiv.*';
  expect(marked('instruction', body)).toEqual(['heading-label §\u00A01', 'rule Eins.', 'rule Zwei.']);
});

test('three levels, numbered in a table, are told from other tables of an instruction', () => {
  const table = (names: string[]) =>
    `| Stufe | Darf |\n|---|---|\n${names.map((name) => `| ${name} | lesen |\n`).join('')}`;
  expect(render('instruction', table(['1 Eins', '2 Zwei', '3 Drei'])).html).toContain('class="levels"');
  expect(render('instruction', table(['1 Eins', '2 Zwei'])).html).not.toContain('levels');
  expect(render('instruction', table(['Wer', 'Wie', 'Was'])).html).not.toContain('levels');
});

test('what is for and against an option stands apart', () => {
  expect(render('paper', '**A. Ja.** So. Dafür: Es eilt. Dagegen: der Preis.').html).toContain(
    '<span> So. </span><span><strong>Dafür:</strong> Es eilt. </span><span><strong>Dagegen:</strong> der Preis.</span>',
  );
});

test('sentences of a wording are told apart, to be numbered', () => {
  const sentences = (wording: string) =>
    [
      ...render('instruction', `## § 1 Zweck\n\n*${wording}*`).html.matchAll(
        /class="sentence">(.*?)<\/span>/g,
      ),
    ].map(([, sentence]) => sentence);
  expect(
    sentences('Er liest bzw. Anna schreibt, das sperrt die IT. Nach [zehn] Tagen endet es (§ 3). Ende.'),
  ).toEqual([
    'Er liest bzw. Anna schreibt, das sperrt die IT. ',
    'Nach [zehn] Tagen endet es (§ 3). ',
    'Ende.',
  ]);
  expect(sentences('Ein Satz allein.')).toEqual([]);
});

test('what the law says is folded in a report and a countdown', () => {
  const text = '**Recht: Was gilt.** Nach § 1 gilt es.';
  expect(render('report', text).html).toContain(
    '<details><summary>Recht: Was gilt</summary><p>Nach § 1 gilt es.</p></details>',
  );
  expect(render('letter', text).html).not.toContain('<details');
});
