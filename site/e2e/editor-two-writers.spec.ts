import { EditorPage, serveEditor } from './editor-page.ts';
import { expect, test } from './test.ts';

/* Two tabs, another program, git: nobody's change is overwritten by the local editor. */

test.describe.configure({ mode: 'default', timeout: 120_000 });

const SITE = 'content/site.yaml';
const ARTICLE = 'content/blog/social-media-ki.md';

let editor: EditorPage;

test.beforeEach(async ({ page, context }) => {
  editor = new EditorPage(page, await serveEditor(context));
  editor.keepOnly(SITE, ARTICLE);
  await editor.signIn();
});

const read = async (path: string) => (await editor.readFiles())[path] ?? '';
const before = (path: string) => editor.files[path] ?? '';

/** Saves, and expects a refusal that leaves the form as it is. */
async function expectRefusal(form: EditorPage, reason: RegExp, label: string, typed: string) {
  await form.page.getByRole('button', { name: 'Speichern' }).click();
  await expect(form.page.getByText(reason)).toBeVisible();
  await form.page.getByRole('button', { name: 'OK' }).click();
  await expect(await form.input(label)).toHaveValue(typed);
}

test('two tabs change different fields: both stay, also when the first saves again', async () => {
  const second = await editor.secondTab();
  await editor.open('einstellungen/site');
  await second.open('einstellungen/site');
  await editor.fill('Ort', 'Frankfurt und Online');
  await editor.save();
  await second.fill('Geschäftszeiten', 'Mo-Fr: 8:00-17:00 Uhr');
  await second.save();
  const notice = second.page.getByRole('alert').filter({ hasText: 'Beide Änderungen sind gespeichert' });
  await expect(notice, 'blue, as the handbook says').toHaveCSS('background-color', 'rgb(29, 70, 115)');
  const bottom = await second.page
    .locator('.app-shell')
    .evaluate((shell) => shell.getBoundingClientRect().bottom);
  expect(bottom, 'covers no button').toBeLessThanOrEqual((await notice.boundingBox())?.y ?? 0);
  const both = before(SITE)
    .replace('Frankfurt am Main und Online', 'Frankfurt und Online')
    .replace('9:00-18:00', '8:00-17:00');
  expect(await read(SITE)).toBe(both);

  // From a form that doesn't show the other's change, and takes its own back.
  await second.open('einstellungen/site');
  await second.fill('Geschäftszeiten', 'Mo-Fr: 9:00-18:00 Uhr');
  await second.save();
  expect(await read(SITE)).toBe(both.replace('8:00-17:00', '9:00-18:00'));

  await second.page.reload();
  await second.open('einstellungen/site');
  await expect(await second.input('Ort')).toHaveValue('Frankfurt und Online');
});

test('two tabs change the same field: the second is refused and keeps what was typed', async () => {
  const second = await editor.secondTab();
  await editor.open('einstellungen/site');
  await second.open('einstellungen/site');
  await editor.fill('Ort', 'Frankfurt und Online');
  await editor.save();
  await second.fill('Ort', 'Wiesbaden');
  await expectRefusal(
    second,
    /inzwischen jemand anders oder ein anderer Tab geändert, .* wählen Sie „Verwerfen“/,
    'Ort',
    'Wiesbaden',
  );
  expect(await read(SITE)).toBe(before(SITE).replace('Frankfurt am Main und Online', 'Frankfurt und Online'));
});

test('another program changes a paragraph while the title is being changed: both stay', async () => {
  await editor.open('blog/social-media-ki');
  await editor.writeFiles({
    [ARTICLE]: before(ARTICLE).replace('niemanden, der dabei war.', 'niemanden sonst.'),
  });
  await editor.fill('Titel des Beitrags', 'Lassen Sie die Maschine fragen');
  await editor.save();
  expect(await read(ARTICLE)).toBe(
    before(ARTICLE)
      .replace(/^title: .*$/m, 'title: "Lassen Sie die Maschine fragen"')
      .replace('niemanden, der dabei war.', 'niemanden sonst.'),
  );
});

test('a file that was deleted meanwhile does not come back, and its form stays', async () => {
  await editor.open('blog/social-media-ki');
  await editor.fill('Titel des Beitrags', 'Neuer Titel');
  await editor.removeFile(ARTICLE);
  await expectRefusal(editor, /inzwischen gelöscht oder umbenannt/, 'Titel des Beitrags', 'Neuer Titel');
  const files = Object.keys(await editor.readFiles());
  expect(files).not.toContain(ARTICLE);
  expect(files.filter((path) => path.includes('tmp'))).toEqual([]);
});

test('a file that was renamed meanwhile is named, and not written under its old name', async () => {
  await editor.open('blog/social-media-ki');
  await editor.fill('Titel des Beitrags', 'Neuer Titel');
  await editor.removeFile(ARTICLE);
  await editor.writeFiles({ 'content/blog/maschine-fragt.md': before(ARTICLE) });
  await expectRefusal(editor, /heißt jetzt „maschine-fragt\.md“/, 'Titel des Beitrags', 'Neuer Titel');
  expect(Object.keys(await editor.readFiles())).not.toContain(ARTICLE);
});

test('an article that was changed meanwhile is not deleted unseen', async ({ page }) => {
  await editor.open('blog/social-media-ki');
  const theirs = before(ARTICLE).replace('niemanden, der dabei war.', 'niemanden sonst.');
  await editor.writeFiles({ [ARTICLE]: theirs });
  await page.getByRole('button', { name: 'Editor-Optionen anzeigen' }).click();
  await page.getByRole('menuitem', { name: /löschen/ }).click();
  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  await expect(page.getByText(/Gelöscht wurde nichts/)).toBeVisible();
  expect(await read(ARTICLE)).toBe(theirs);
});
