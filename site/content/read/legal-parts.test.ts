import { expect, test } from 'vitest';
import { parseLegalPage } from './article.server.ts';
import { noFacts } from './site-facts.server.ts';

const render = (body: string) =>
  parseLegalPage('agb.md', `---\ntitle: T\ndescription: D\nlead: L\ndate: 2026-01-02\n---\n\n${body}\n`, {
    tableLabel: 'Tabelle',
    facts: noFacts,
  });

test('the numbers of a legal text’s paragraphs stand apart, those that it only refers to do not', () => {
  const { html, headings } = render('## § 1 Geltung\n\n(1) Es gilt (2) und § 3.\n\n§ 4 gilt (5).');
  expect(html.match(/<span class="[^"]*">[^<]*/g)).toEqual(['<span class="paragraph-number">(1)']);
  expect(headings).toEqual([{ id: '1-geltung', text: '§\u00A01 Geltung' }]);
});

test('a summary leads on to the sections whose names have bold words, wherever these stand', () => {
  const { html } = render(
    '## In Kürze\n\n- **Kurz.** Gut.\n\n## § 1 **Ihre Rechte**\n\nText.\n\n## Rest\n\n### **Ein Muster**\n\nText.',
  );
  const ids = [...html.matchAll(/<h\d class="asked" id="([^"]+)"/g)].map(([, id]) => `#${id}`);
  expect(ids).toEqual(['#1-ihre-rechte', '#ein-muster']);
  expect(html.split('</ul>')[1]).toContain('<ul class="band asked-sections">');
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url)).toEqual(ids);
  expect(html.match(/<h2 class="asked".*?<\/h2>/)?.[0]).not.toContain('<strong>');
});

test('a paragraph in bold, and a list of rights are marked', () => {
  const { html } = render(
    '## Rechte\n\nText.\n\n- auf **Auskunft**,\n- auf **Löschung**.\n\nUnd:\n\n- eins\n\n**Sie können widersprechen.**\n\n**Folgen**',
  );
  expect(html.match(/<(?:p|ul) class="[^"]+">/g)).toEqual(['<ul class="set">', '<p class="notice">']);
});

test('a section’s legal basis and storage time follow its first paragraph, unless this introduces something', () => {
  const rest = 'Mehr.\n\n**Rechtsgrundlage** ist Art. 6.\n\n**Speicherdauer:** Ein Tag.';
  const { html } = render(
    `## In Kürze\n\n- **Kurz.** Gut.\n\n## Eins\n\nText.\n\n${rest}\n\n## Zwei\n\nDaten:\n\n${rest}`,
  );
  const [, one = '', two = ''] = html.replaceAll(/\s*\n\s*/g, '').split(/<h2 id="(?:eins|zwei)"/);
  expect(one).toMatch(
    /Text\.<\/p><div class="basis"><p><strong>Rechtsgrundlage.*Ein Tag\.<\/p><\/div><p>Mehr\.<\/p>$/,
  );
  expect(two).not.toContain('basis');
});

test('lines across the text begin groups of sections, of which three have a colour', () => {
  const sections = [1, 2, 3, 4, 5].map((number) => `## Abschnitt ${number}\n\nText.`);
  const { html } = render(sections.join('\n\n***\n\n'));
  expect([...html.matchAll(/<h2 ([^>]+)>|<hr/g)].map(([, found]) => found)).toEqual([
    'id="abschnitt-1"',
    'class="group-1" id="abschnitt-2"',
    'class="group-2" id="abschnitt-3"',
    'class="group-3" id="abschnitt-4"',
    'id="abschnitt-5"',
  ]);
});

test('what follows a section’s first paragraph is folded if it is long, open in terms and where the law wants it seen', () => {
  const long = 'Lang genug. '.repeat(40);
  const { html } = render(
    `## In Kürze\n\n- **Kurz.** Gut.\n\n## Logs\n\nZuerst.\n\n${long}\n\n### Mehr\n\nText.\n\n## Kurz\n\nEins.\n\nZwei.\n\n## **Gefragt**\n\nEins.\n\n${long}\n\n## § 1 Geltung\n\nEins.\n\n${long}\n\n## Recht\n\n**Sie dürfen.**\n\n${long}`,
  );
  expect(html.match(/<details/g)).toHaveLength(1);
  expect(html).toMatch(
    /Zuerst\.<\/p><details class="prose"><summary>Einzelheiten<\/summary><p>Lang.*<h3 id="mehr">Mehr<\/h3><p>Text\.<\/p><\/details><h2/,
  );
});

test('what a section’s first paragraph introduces stays open with it', () => {
  const { html } = render(
    `## In Kürze\n\n- **Kurz.** Gut.\n\n## Empfänger\n\nDaten erhalten:\n\n- AWS.\n\n${'Lang genug. '.repeat(40)}`,
  );
  expect(html.replaceAll('\n', '')).toMatch(
    /erhalten:<\/p><ul><li>AWS\.<\/li><\/ul><details class="prose"><summary>Einzelheiten<\/summary><p>Lang/,
  );
});

test('numbered paragraphs that follow each other are set together, one alone is not', () => {
  const { html } = render('## § 1 Geltung\n\n(1) Eins.\n\n(2) Zwei.\n\n## § 2 Frist\n\n(1) Drei.\n\nVier.');
  expect(html.match(/<div class="clauses prose">.*?<\/div>/g)).toEqual([
    expect.stringMatching(/Eins\.<\/p><p>.*Zwei\.<\/p><\/div>$/),
  ]);
});

test('an imprint’s name and address lie on a band, a paragraph that begins other texts does not', () => {
  expect(
    render('## Anbieterin\n\nAngaben:\n\nFirma\\\nStraße\n\n## Kontakt\n\nText.').html.match(/class="band/g),
  ).toHaveLength(2);
  expect(render('## § 1 Geltung\n\n(1) Text.\n\n## § 2 Mehr\n\n(1) Text.').html).not.toContain('band');
});

test('an imprint’s sections of a line stand together, how to reach it and longer ones apart', () => {
  const { html } = render(
    `## Anbieterin\n\nFirma\\\nStraße\n\n## Kontakt\n\nE-Mail: a@example.com\\\nTelefon\n\n## Vertretung\n\nErika\n\n## Register\n\nHRB 1\n\n## Urheberrecht\n\n${'Lang. '.repeat(20)}`,
  );
  expect(html.replaceAll(/\s*\n\s*/g, '')).toMatch(
    /Telefon<\/p><div class="set"><div><h2[^>]*>Vertretung<\/h2><p>Erika<\/p><\/div><div><h2[^>]*>Register<\/h2><p>HRB 1<\/p><\/div><\/div><div class="notes"><div><h2[^>]*>Urheberrecht/,
  );
});

test('a form stands on a sheet, up to the next heading, and an instruction in a frame', () => {
  const { html } = render(
    '## § 7 Widerruf\n\n### Widerrufsbelehrung\n\nSie dürfen.\n\n### Muster-Widerrufsformular\n\n- Name\n- Datum\n\n(\\*) Streichen.\n\n## Danach\n\nText.',
  );
  expect(html.replaceAll(/\s*\n\s*/g, '')).toMatch(
    /<div class="framed"><h3.*Sie dürfen\.<\/p><\/div><div class="band to-fill-in"><div><h3.*<li>Name<\/li>.*Streichen\.<\/p><\/div><\/div><h2/,
  );
});

test('the term at the start of a cell stands apart in a section that is asked for most', () => {
  const { html } = render(
    '## **Dauer**\n\n| D | F |\n|---|---|\n| A | höchstens 14 Tage, danach weg |\n| B | bis Sie es löschen |\n\n## Rest\n\n| D | F |\n|---|---|\n| A | 3 Tage |',
  );
  expect(html.match(/<td[^>]*>[^A-Z].*?<\/td>/g)?.map((cell) => cell.replaceAll(/\s/g, ' '))).toEqual([
    '<td role="cell"><strong>höchstens 14 Tage</strong>, danach weg</td>',
    '<td role="cell">bis Sie es löschen</td>',
    '<td>3 Tage</td>',
  ]);
});

test('a summary draws the deadlines that it says in bold, a stroke a day, all to one scale', () => {
  const draw = (...points: string[]) =>
    [
      ...render(
        `## Kurz\n\n${points.map((point) => `- **${point}** Mehr dazu.`).join('\n')}\n\n## § 1\n\nText.`,
      ).html.matchAll(/<line [^>]*stroke-dasharray="([^"]*)"/g),
    ].map(([, dashes = '']) => dashes.split('0.6').length - 1);
  expect(draw('Bis 48 Stunden vorher.', 'Nach 5 Tagen.', 'Immer.')).toEqual([1, 2, 1, 5]);
  expect(draw('Nach 90 Tagen.', 'Nach 5 Tagen.')).toEqual([]);
});
