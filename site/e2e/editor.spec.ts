import { EditorPage, type EditorServer, startEditor } from './editor-page.ts';
import { blue, choose, fillArticle, give } from './editor-photographs.ts';
import { expect, type Page, test } from './test.ts';

/* The owner's editor, with the real CMS, on a copy of the fixture. */

test.describe.configure({ mode: 'default', timeout: 60_000 });

let server: EditorServer;
let editor: EditorPage;

test.beforeAll(async () => {
  // It builds the editor and, beside it, the site.
  test.setTimeout(180_000);
  server = await startEditor(Number(process.env.E2E_PORT ?? 8099) + 7);
});
test.afterAll(() => server.stop());

test.beforeEach(async ({ page }, { title }) => {
  // They sign in to files of their own.
  if (/^a (?:broken file|file with line ends|text) /.test(title)) return;
  editor = new EditorPage(page, server);
  await editor.signIn();
});

test('a price is typed in euros and changes one line', async ({ page }) => {
  await editor.open('angebote/prices');
  const price = await editor.entry('Preise', 'KI-Strategie-Call');
  await expect(await editor.input('Betrag', price)).toHaveValue('595');
  await editor.fill('Betrag', '650', price);
  await editor.save();
  await expect(page).toHaveURL(/collections/);
  await editor.expectChange('content/prices.yaml', ['    cents: 59500'], ['    cents: 65000'], {
    on: '/alle-angebote',
    text: '650 €',
  });
});

test('a file with line ends of Windows keeps them, and its byte order mark', async ({ page }) => {
  const { files } = new EditorPage(page, server);
  const windows = `\ufeff${files['content/prices.yaml']?.replaceAll('\n', '\r\n')}`;
  editor = new EditorPage(page, server, { 'content/prices.yaml': windows });
  await editor.signIn();
  await editor.open('angebote/prices');
  const price = await editor.entry('Preise', 'KI-Strategie-Call');
  await editor.fill('Betrag', '650', price);
  await editor.save();
  const { 'content/prices.yaml': saved } = await editor.readFiles();
  // Reading the file as text has dropped the mark.
  expect(saved).toBe(windows.slice(1).replace('cents: 59500', 'cents: 65000'));
});

test('a full disk and a locked file are told in German, and leave nothing behind', async ({ page }) => {
  await editor.open('einstellungen/site');
  await editor.fill('Geschäftszeiten', 'Mo-Fr: 8:00-17:00 Uhr');
  for (const [name, remedy] of [
    ['QuotaExceededError', 'ist kein Platz mehr'],
    ['NoModificationAllowedError', 'Ein anderes Programm hält sie fest'],
  ] as const) {
    await page.evaluate((name) => {
      const streams = FileSystemWritableFileStream.prototype;
      const { write } = streams;
      streams.write = async function () {
        // It can't be written once more.
        streams.write = write;
        await this.close();
        throw new DOMException('', name);
      };
    }, name);
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText(remedy)).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    expect(await editor.readFiles()).toEqual(editor.files);
  }
  await editor.save();
  expect((await editor.readFiles())['content/site.yaml']).toContain('Mo-Fr: 8:00-17:00 Uhr');
});

test('a redirect is added where another is of a file, whose name has a dot', async () => {
  await editor.writeFiles({ 'content/redirects.yaml': '/shop: /books\n/downloads/alt.docx: /blog\n' });
  await editor.reload();
  await editor.open('einstellungen/redirects');
  const redirects = editor.field('Weiterleitungen');
  await redirects.getByRole('button', { name: 'Hinzufügen' }).click();
  await redirects.getByRole('textbox').nth(4).fill('/seminare');
  await redirects.getByRole('textbox').nth(5).fill('/ki-workshops');
  await editor.save();
  expect((await editor.readFiles())['content/redirects.yaml']).toBe(
    '/shop: /books\n/downloads/alt.docx: /blog\n/seminare: /ki-workshops\n',
  );
});

test('what is no amount is refused with form, entry, field and remedy, and the field is marked until it changes', async ({
  page,
}) => {
  await editor.open('angebote/prices');
  const price = await editor.entry('Preise', 'KI-Strategie-Call');
  await editor.fill('Betrag', 'viel', price);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Preise, „KI-Strategie-Call“, Betrag: „viel“ ist kein Betrag.')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  const amount = await editor.input('Betrag', price);
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(editor.field('Betrag', price).locator('.problem')).toContainText('Schreiben Sie ihn in Euro');
  await amount.fill('650');
  await expect(editor.field('Betrag', price).locator('.problem')).toHaveCount(0);
  expect(await editor.readFiles()).toEqual(editor.files);
});

test('all mistakes of a text are told at once, and stay below it when the message is closed', async ({
  page,
}) => {
  await editor.open('blog/google-ki-suche');
  const text = await editor.input('Text', undefined, '[contenteditable]');
  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('Siehe http://www.example.net\n\nUnd www.example.org');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alertdialog').getByText('http://www.example.net')).toContainText(
    'www.example.org',
  );
  await page.getByRole('button', { name: 'OK' }).click();
  const problem = editor.field('Text').locator('.problem');
  await expect(problem).toContainText('http://www.example.net');
  await expect(problem).toContainText('www.example.org');
  expect(await editor.readFiles()).toEqual(editor.files);
});

test('a line of text changes one line', async () => {
  await editor.open('einstellungen/site');
  await editor.fill('Geschäftszeiten', 'Mo-Fr: 8:00-17:00 Uhr');
  await editor.save();
  await editor.expectChange(
    'content/site.yaml',
    ['hours: "Mo-Fr: 9:00-18:00 Uhr"'],
    ['hours: "Mo-Fr: 8:00-17:00 Uhr"'],
    { on: '/kontakt', text: '8:00' },
  );
});

test('a day changes one line', async () => {
  await editor.open('angebote/kickstart');
  await editor.fill('Letzter Tag der Aktion', '2027-11-30');
  await editor.save();
  await editor.expectChange(
    'content/campaigns/herbst-kickstart.yaml',
    ['endsOn: 2025-11-30'],
    ['endsOn: 2027-11-30'],
    { on: '/alle-angebote', text: '30. November 2027' },
  );
});

test('a question changes one line', async () => {
  await editor.open('seiten/faq');
  const category = await editor.entry('Kategorien', 'KI-Beratung');
  const question = await editor.entry('Fragen der Kategorie', 'Wie läuft eine KI-Beratung ab?', category);
  await editor.fill('Frage', 'Wie verläuft eine KI-Beratung?', question);
  await editor.save();
  await editor.expectChange(
    'content/faq.yaml',
    ['        question: Wie läuft eine KI-Beratung ab?'],
    ['        question: Wie verläuft eine KI-Beratung?'],
    { on: '/faq', text: 'Wie verläuft eine KI-Beratung?' },
  );
});

test('a label changes one line', async () => {
  await editor.open('einstellungen/navigation');
  const service = await editor.entry('Leistungen', 'Business Coaching');
  await editor.fill('Name der Leistung', 'Coaching für Führungskräfte', service);
  await editor.save();
  await editor.expectChange(
    'content/navigation.yaml',
    ['  - label: Business Coaching'],
    ['  - label: Coaching für Führungskräfte'],
    { on: '/', text: 'Coaching für Führungskräfte' },
  );
});

test('entries of a list change places by mouse and by keys, each with all its lines', async ({ page }) => {
  const file = 'content/awards.yaml';
  const entriesOf = (text = '') => text.split(/\n+(?= {2}- id:)/).map((entry) => entry.trimEnd());
  const [head, first, second, third, ...others] = entriesOf(editor.files[file]);
  await editor.open('medien/awards');
  const handles = page.getByRole('button', { name: 'Element neu anordnen' });
  await handles.first().hover();
  const { x = 0, y = 0 } = (await handles.nth(2).boundingBox()) ?? {};
  await page.mouse.down();
  // The CMS makes an entry draggable once its handle is pressed, and a browser takes several moves for a drag.
  await expect(page.locator('[draggable=true]')).toHaveCount(1);
  await page.mouse.move(x + 12, y + 12, { steps: 20 });
  await page.mouse.up();
  await handles.nth(2).press('Home');
  await editor.save();
  const { [file]: saved } = await editor.readFiles();
  expect(entriesOf(saved)).toEqual([head, third, second, first, ...others]);
});

test('an article gets another day and a photograph of its own', async () => {
  const slug = 'social-media-ki';
  await editor.open(`blog/${slug}`);
  await editor.fill('Erscheinungstag', '2025-03-04');
  await give(editor, blue);
  await editor.save();
  expect((await editor.readFiles())[`content/images/${slug}.jpg`]).toBe(blue.toString('base64'));
  const before = /^date: .*$/m.exec(editor.files[`content/blog/${slug}.md`] ?? '')?.[0] ?? '';
  await editor.expectChange(`content/blog/${slug}.md`, [before], ['date: 2025-03-04'], {
    on: `/blog/${slug}`,
    text: '4. März 2025',
  });
});

test('a file of one’s own is uploaded into the folder of downloads, and passes the check', async () => {
  await editor.open('medien/downloads');
  const within = await editor.entry('Dateien', 'Autorinnenfoto im Hochformat');
  await choose(editor, blue, { within, field: 'Datei', name: 'Foto für Büros.JPG' });
  await editor.save();
  const saved = await editor.readFiles();
  expect(saved['content/downloads/foto-fuer-bueros.jpg']).toBe(blue.toString('base64'));
  await editor.expectChange(
    'content/downloads.yaml',
    ['    file: autorin-hochformat.jpg'],
    ['    file: foto-fuer-bueros.jpg'],
    { on: '/pressebereich', text: 'Autorinnenfoto im Hochformat' },
  );
});

test('a new article is written by the owner today, and is in the blog', async () => {
  await editor.open('blog/new');
  await fillArticle(editor, 'Was ein Agent kosten darf');
  await editor.save();
  const today = new Date().toISOString().slice(0, 10);
  await editor.expectChange(
    'content/blog/was-ein-agent-kosten-darf.md',
    [],
    [
      '---',
      'title: Was ein Agent kosten darf',
      'description: Drei Fragen vor dem ersten Auftrag an eine Maschine.',
      'keywords:',
      '  - KI-Agenten',
      `date: ${today}`,
      'author: "{{owner}}"',
      'category: KI-Strategien',
      'excerpt: Drei Fragen, bevor eine Maschine bestellt.',
      '---',
      'Eine Grenze in Euro gehört in jeden Auftrag.',
      '',
    ],
    { on: '/blog', text: 'Was ein Agent kosten darf' },
  );
});

/** Opens an article with this text in the rich text editor, and returns that and its file before. */
async function openText(page: Page, body: string) {
  const { files } = new EditorPage(page, server);
  const name = 'content/blog/social-media-ki.md';
  const head = /^---\n[\s\S]*?\n---\n/.exec(files[name] ?? '')?.[0];
  const before = `${head}\n${body}\n`;
  editor = new EditorPage(page, server, { [name]: before });
  await editor.signIn();
  await editor.open('blog/social-media-ki');
  const text = await editor.input('Text', undefined, '[contenteditable=true]');
  const saved = async () => {
    await editor.save();
    return (await editor.readFiles())[name];
  };
  return { before, text, saved };
}

test('a text with thirty tables changes only where a word is typed', async ({ page }) => {
  const table = (number: number) =>
    `Zu *Tabelle* ${number}:\n\n| Lauf ${number} | Wert |\n|:-----|-----:|\n| A \\| B | 1 |\n| C | \\<b> |`;
  const body = `Ein Absatz mit 1\\. und \\<b>.\n\n${[...Array(30).keys()].map(table).join('\n\n')}`;
  const { before, text, saved } = await openText(page, body);
  await text.getByText('Ein Absatz').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' ENDE');
  expect(await saved()).toBe(before.replace('\\<b>.', '\\<b>. ENDE'));
});

test('a text keeps the edges of a cell that is typed in', async ({ page }) => {
  const body = 'Vorher.\n\n| Lauf | Wert |\n|:--|--:|\n| A \\| B | eins |\n| C | zwei |';
  const { before, text, saved } = await openText(page, body);
  await text.getByText('zwei').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' drei');
  expect(await saved()).toBe(before.replace('zwei', 'zwei drei'));
});

test('a text keeps a placeholder apart from the link behind it', async ({ page }) => {
  const body = 'Bei [Netzwerk, Anschrift] haben wir Profile, wie auf [KI-Beratung](/ki-beratung) steht.';
  const { before, text, saved } = await openText(page, body);
  await expect(text.getByRole('link')).toHaveText('KI-Beratung');
  await text.getByText('Bei [').evaluate((element) => {
    const node = element.firstChild as Text;
    const [placeholder = ''] = /\[.*?\]/.exec(node.data) ?? [];
    const start = node.data.indexOf(placeholder);
    getSelection()?.setBaseAndExtent(node, start, node, start + placeholder.length);
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.keyboard.type('Kurzfilm Netz');
  expect(await saved()).toBe(before.replace('[Netzwerk, Anschrift]', 'Kurzfilm Netz'));
});

test('a text gets a list within a list by Tab', async ({ page }) => {
  const { before, text, saved } = await openText(page, 'Vorher.\n\n- Eins\n- Zwei\n- Drei');
  await text.getByText('Zwei').click();
  await page.keyboard.press('Tab');
  expect(await saved()).toBe(before.replace('- Zwei', '    - Zwei'));
});

test('a text gets a table from Word, with the line below its head', async ({ page }) => {
  const { before, text, saved } = await openText(page, 'Vorher.\n\nNachher.');
  await text.getByText('Vorher.').click();
  await page.keyboard.press('End');
  // The browser moves the caret, and tells the editor with the next frame.
  await expect.poll(() => page.evaluate(() => getSelection()?.anchorOffset)).toBe('Vorher.'.length);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.keyboard.press('Enter');
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    const cells = (...words: string[]) =>
      `<tr>${words.map((word) => `<td><p>${word}</p></td>`).join('')}</tr>`;
    clipboardData.setData('text/html', `<table>${cells('Preis', 'Menge')}${cells('10', '2')}</table>`);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text.getByRole('cell', { name: 'Menge' })).toBeVisible();
  expect(await saved()).toBe(
    before.replace('Vorher.\n', 'Vorher.\n\n| Preis | Menge |\n| --- | --- |\n| 10 | 2 |\n'),
  );
});

test('a testimonial gets its evidence and is no sample any more', async () => {
  await editor.open('medien/testimonials');
  const voice = await editor.entry('Stimmen', 'Geschäftsführerin · Maschinenbau, 240 Mitarbeitende');
  await editor.field('Muster', voice).getByRole('switch').click();
  const evidence = editor.field('Beleg der Angabe', voice);
  await (await editor.input('Beleg der Angabe', voice, '[role=checkbox]')).click();
  await editor.fill('Adresse oder Dokument, das die Angabe nachweist', 'Freigabe vom 12. Mai 2026', evidence);
  await editor.save();
  await editor.expectChange(
    'content/testimonials.yaml',
    ['    sample: true'],
    ['    beleg:', '      source: Freigabe vom 12. Mai 2026'],
    { on: '/business-coaching', text: 'Geschäftsführerin' },
  );
});

test('a book is added at the end', async ({ page }) => {
  await editor.open('medien/books');
  await page.getByRole('button', { name: /Buch.* hinzufügen/ }).click();
  const book = editor
    .field('Bücher')
    .getByRole('group')
    .filter({ has: page.getByRole('button', { name: 'Entfernen' }) })
    .last();
  await editor.fill('Kurzname', 'neues-buch', book);
  await editor.fill('Titel', 'Das neue Buch', book);
  await editor.fill('Erscheinungsjahr', '2026', book);
  // The CMS may show a first click before it listens.
  for (const name of ['Führung', 'KI']) {
    const radio = editor.field('Kategorie', book).getByRole('radio', { name, exact: true });
    await radio.click();
    await expect(radio).toBeChecked();
  }
  await editor.fill('Ein bis zwei Sätze zum Inhalt', 'Worum es geht.', book);
  await editor.fill('Adresse des Buchs bei Amazon', 'https://www.amazon.de/dp/3161484100', book);
  await editor.save();
  await editor.expectChange(
    'content/books.yaml',
    [],
    [
      '  - id: neues-buch',
      '    title: Das neue Buch',
      '    year: 2026',
      '    category: KI',
      '    description: Worum es geht.',
      '    amazonLink: https://www.amazon.de/dp/3161484100',
      '',
    ],
    { on: '/books', text: 'Das neue Buch' },
  );
});

test('a broken file is named with its line and stays as it is', async ({ page }) => {
  const broken = 'prices:\n  - id: a\n   title: b\n';
  editor = new EditorPage(page, server, { 'content/prices.yaml': broken });
  await editor.signIn();
  await expect(page.getByRole('alert').filter({ hasText: 'content/prices.yaml:3' })).toBeVisible();
  expect((await editor.readFiles())['content/prices.yaml']).toBe(broken);
});

test.describe('in an English browser', () => {
  test.use({ locale: 'en-US' });
  test('the editor speaks German from the first start', async ({ page }) => {
    await expect(page.getByText('Sammlungen')).toBeVisible();
  });
});
