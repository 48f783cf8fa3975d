import { EditorPage, serveEditor } from './editor-page.ts';
import { blue, fillArticle, give } from './editor-photographs.ts';
import { expect, test } from './test.ts';

/* What the editor asks and refuses before it writes, and what it writes beside an article. */

test.describe.configure({ mode: 'default', timeout: 120_000 });

let editor: EditorPage;

test.beforeEach(async ({ page, context }) => {
  editor = new EditorPage(page, await serveEditor(context));
  await editor.signIn();
});

const changed = async () => {
  const now = await editor.readFiles();
  return Object.fromEntries(
    [...new Set([...Object.keys(now), ...Object.keys(editor.files)])]
      .filter((path) => now[path] !== editor.files[path])
      .map((path) => [path, now[path]]),
  );
};

test('a price that becomes free is asked about; going back keeps what was typed', async ({ page }) => {
  await editor.open('angebote/prices');
  const price = await editor.entry('Preise', 'KI-Strategie-Call');
  await editor.fill('Betrag', '0', price);
  await page.getByRole('button', { name: 'Speichern' }).click();
  const question = page.getByRole('dialog', { name: 'Ist das so gemeint?' });
  await expect(question).toContainText('„KI-Strategie-Call“: Der Preis war 595 €, jetzt kostenfrei.');
  await question.getByRole('button', { name: 'Zurück zum Formular' }).click();
  await expect(await editor.input('Betrag', price)).toHaveValue('0');
  // She went back herself: no second window tells her so.
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(await changed()).toEqual({});
  await page.getByRole('button', { name: 'Speichern' }).click();
  await question.getByRole('button', { name: 'So speichern' }).click();
  await expect(page.getByText('Eintrag gespeichert.')).toBeVisible();
  expect(Object.keys(await changed())).toEqual(['content/prices.yaml']);
});

test('several mistakes are told in a line each', async ({ page }) => {
  await editor.open('medien/books');
  const book = await editor.entry('Bücher', 'KI-Mindset');
  await editor.fill('ISBN des Taschenbuchs', '978-3-16-148410-1', book);
  await editor.fill('Adresse des Buchs bei Amazon', 'www.amazon.de/dp/3161484100', book);
  await page.getByRole('button', { name: 'Speichern' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Nicht gespeichert' });
  await expect(dialog).toContainText('Prüfziffer');
  const lines = (await dialog.innerText()).split('\n').filter((line) => line.startsWith('Bücher, '));
  expect(lines).toEqual([
    expect.stringContaining('ISBN des Taschenbuchs: '),
    expect.stringContaining('Adresse des Buchs bei Amazon: '),
  ]);
});

test('a price that no other file has is refused while saving', async ({ page }) => {
  await editor.open('einstellungen/navigation');
  await editor.field('Links der Kopfleiste').scrollIntoViewIfNeeded();
  const link = await editor.entry('Links der Kopfleiste', 'Preise');
  await editor.fill('Beschriftung des Links', 'Ab {{price:check-up}}', link);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(
    page.getByText(/Menüs, Links der Kopfleiste.*Beschriftung des Links: .*check-up/),
  ).toBeVisible();
  expect(await changed()).toEqual({});
});

test('a slot that a text misspells is refused while saving, and named by its form', async ({ page }) => {
  for (const [form, place] of [
    ['blog/social-media-ki', 'Beitrag „[^“]+“'],
    ['recht/impressum', 'Impressum'],
  ] as const) {
    await editor.open(form);
    const text = await editor.input('Text', undefined, '[contenteditable=true]');
    await text.getByRole('paragraph').first().click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Von {{ownr}}.');
    await page.getByRole('button', { name: 'Speichern' }).click();
    const dialog = page.getByRole('alertdialog').filter({ hasText: 'Platzhalter' });
    await expect(dialog).toContainText(
      new RegExp(`${place}, Text: .*unbekannten Platzhalter {{ownr}}. Meinten Sie {{owner}}`),
    );
    await page.getByRole('button', { name: 'OK' }).click();
  }
  expect(await changed()).toEqual({});
});

test('an article gets another address, with its photograph, and redirects for it and its Word file', async ({
  page,
}) => {
  await editor.writeFiles({ 'content/images/automationen-agenten.jpg': btoa('photo') });
  await editor.open('blog/automationen-agenten');
  await page.getByRole('button', { name: 'Editor-Optionen anzeigen' }).click();
  await page.getByRole('menuitem', { name: 'Adresse ändern' }).click();
  await page.getByRole('button', { name: 'Adresse ändern' }).click();
  const address = page.locator('input:focus');
  await address.fill('automation');
  await address.press('Enter');
  await editor.save();
  const article = editor.files['content/blog/automationen-agenten.md'];
  expect(await changed()).toEqual({
    'content/blog/automationen-agenten.md': undefined,
    'content/blog/automation.md': article,
    'content/images/automation.jpg': expect.any(String),
    'content/redirects.yaml': expect.stringMatching(
      /\n\/blog\/automationen-agenten: \/blog\/automation\n\/downloads\/automationen-agenten\.docx: \/blog\/automation\n/,
    ),
  });
});

test('an article that becomes a draft leads to the blog until it appears again', async ({ page }) => {
  for (const isHeld of [true, false]) {
    await editor.open('blog/automationen-agenten');
    await (await editor.input('Entwurf', undefined, '[role=switch]')).click();
    await page.getByRole('button', { name: 'Speichern' }).click();
    const elsewhere = page.getByRole('dialog', { name: 'Danach stimmt an anderer Stelle etwas nicht mehr' });
    if (isHeld) await elsewhere.getByRole('button', { name: 'So speichern' }).click();
    await expect(page).toHaveURL(/#\/collections\/\w+$/);
    const { 'content/redirects.yaml': redirects = '', ...others } = await changed();
    expect(Object.keys(others)).toEqual(isHeld ? ['content/blog/automationen-agenten.md'] : []);
    expect(redirects).toEqual(
      isHeld
        ? expect.stringMatching(
            /\n\/blog\/automationen-agenten: \/blog\n\/downloads\/automationen-agenten\.docx: \/blog\n/,
          )
        : '',
    );
  }
});

test('a deleted article leads to the blog, and its photograph goes', async ({ page }) => {
  await editor.writeFiles({ 'content/images/social-media-ki.jpg': btoa('photo') });
  await editor.open('blog/social-media-ki');
  await page.getByRole('button', { name: 'Editor-Optionen anzeigen' }).click();
  await page.getByRole('menuitem', { name: /löschen/ }).click();
  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  await expect(page.getByText('Wer /blog/social-media-ki aufruft, kommt jetzt zu /blog')).toBeVisible();
  await expect(page.getByText('Das Foto „social-media-ki.jpg“ ist mit gelöscht.')).toBeVisible();
  await expect.poll(changed).toEqual({
    'content/blog/social-media-ki.md': undefined,
    'content/redirects.yaml': expect.stringContaining('\n/blog/social-media-ki: /blog\n'),
  });
});

test('an optional section is emptied only after a question, also by keyboard', async ({ page }) => {
  await editor.open('seiten/about');
  const name = 'Was Sie können';
  const tick = await editor.input(name, undefined, '[role=checkbox]');
  const question = page.getByRole('dialog', { name: 'Diesen Abschnitt löschen?' });
  await tick.press('Space');
  await expect(question).toContainText(`„${name}“`);
  await question.getByRole('button', { name: 'Behalten' }).click();
  await expect(tick).toBeChecked();
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await tick.click();
  await question.getByRole('button', { name: 'Abschnitt löschen' }).click();
  await expect(tick).not.toBeChecked();
  // Nothing is lost by ticking it again.
  await tick.click();
  await expect(tick).toBeChecked();
  await expect(question).toBeHidden();
  await question.waitFor({ state: 'detached' });
  await tick.click();
  await question.getByRole('button', { name: 'Abschnitt löschen' }).click();
  await editor.save();
  const before = editor.files['content/pages/ueber-mich.yaml'] ?? '';
  expect(await changed()).toEqual({
    'content/pages/ueber-mich.yaml': before.replace(/\n(?:#.*\n)*expertise:\n(?: .*\n)*/, ''),
  });
});

test('a question goes with its form, and is answered no', async ({ page }) => {
  await page.goto(`${editor.server.url}/#/collections/seiten`);
  await editor.open('seiten/about');
  const tick = await editor.input('Was Sie können', undefined, '[role=checkbox]');
  await tick.click();
  const question = page.getByRole('dialog', { name: 'Diesen Abschnitt löschen?' });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await editor.open('seiten/about');
  await expect(await editor.input('Was Sie können', undefined, '[role=checkbox]')).toBeChecked();
});

test('a new article is opened and saved again at once, and its title is taken', async ({ page }) => {
  await editor.open('blog/new');
  await fillArticle(editor, 'Was ein Agent kosten darf');
  await editor.save();
  await editor.open('blog/was-ein-agent-kosten-darf');
  await editor.fill(
    'Ein bis zwei Sätze für die Übersicht',
    'Eine Grenze in Euro, bevor eine Maschine bestellt.',
  );
  await give(editor, blue);
  await editor.save();
  expect(Object.keys(await changed()).toSorted()).toEqual([
    'content/blog/was-ein-agent-kosten-darf.md',
    'content/images/was-ein-agent-kosten-darf.jpg',
  ]);
  await editor.open('blog/new');
  await fillArticle(editor, 'Was ein Agent kosten darf');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(editor.field('Titel des Beitrags')).toContainText(
    'Dieser Titel steht auch in „Was ein Agent kosten darf“. Schreiben Sie',
  );
});
