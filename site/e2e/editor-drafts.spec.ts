import { editorConfig } from '../editor/config.server.ts';
import { fixtureFolder } from '../testing/fixture.ts';
import { EditorPage, serveEditor } from './editor-page.ts';
import { expect, test } from './test.ts';

/* Nothing typed into the local editor is lost. */

test.describe.configure({ mode: 'default', timeout: 120_000 });

const SITE = 'content/site.yaml';
const ARTICLE = 'content/blog/social-media-ki.md';

let editor: EditorPage;

test.beforeEach(async ({ page, context }) => {
  editor = new EditorPage(page, await serveEditor(context));
  editor.keepOnly(SITE, ARTICLE, 'content/legal/privacy.md', 'content/redirects.yaml');
  await editor.signIn();
});

/** Opens a form that offers a draft, and takes it. */
async function takeDraft({ page, server }: EditorPage, path = 'einstellungen/entries/site') {
  await page.goto(`${server.url}/#/collections/${path}`);
  await page.getByRole('button', { name: 'Wiederherstellen' }).click();
}

test('a form left in the first session offers what was typed, to the last letter', async ({ page }) => {
  await editor.open('einstellungen/site');
  await editor.type('Ort', 'Wies');
  await page.waitForTimeout(700);
  await page.keyboard.type('baden');
  await page.waitForTimeout(100);
  await page.getByRole('button', { name: 'Bearbeitung abbrechen' }).click();
  await takeDraft(editor);
  await expect(await editor.input('Ort')).toHaveValue('Wiesbaden');
});

test('a draft outlives its tab, and joins what another program has changed since', async ({ page }) => {
  await editor.open('einstellungen/site');
  await editor.type('Ort', 'Wiesbaden');
  await page.waitForTimeout(700);
  await page.close();

  const tab = await editor.secondTab();
  await tab.writeFiles({
    [SITE]: (editor.files[SITE] ?? '').replace('9:00-18:00', '8:00-17:00'),
    [ARTICLE]: (editor.files[ARTICLE] ?? '').replace(/^title: .*$/m, 'title: Anders'),
  });
  await tab.page.reload();
  await takeDraft(tab);
  await expect(await tab.input('Ort')).toHaveValue('Wiesbaden');
  await tab.save();
  const { [SITE]: saved } = await tab.readFiles();
  expect(saved).toContain('location: Wiesbaden\nhours: "Mo-Fr: 8:00-17:00 Uhr"');
});

test('the question about a draft waits for an answer, whatever Escape does elsewhere', async ({ page }) => {
  await editor.open('einstellungen/site');
  await editor.type('Ort', 'Wiesbaden');
  await page.waitForTimeout(700);
  await editor.reload();
  const take = page.getByRole('button', { name: 'Wiederherstellen' });
  await expect(take).toBeVisible();
  for (let press = 0; press < 3; press++) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
  }
  await take.click();
  await expect(await editor.input('Ort')).toHaveValue('Wiesbaden');
});

test('a form that is open in another tab says so', async ({ page }) => {
  await editor.open('einstellungen/site');
  const tab = await editor.secondTab();
  await tab.open('einstellungen/site');
  const notice = tab.page.locator('.notice');
  await expect(notice).toContainText('auch in einem anderen Tab offen');
  await page.close();
  await tab.reload();
  await expect(await tab.input('Ort')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a draft outlives what another tab saves in the same form', async ({ page }) => {
  const tab = await editor.secondTab();
  await tab.open('einstellungen/site');
  await editor.open('einstellungen/site');
  await editor.type('Ort', 'Wiesbaden');
  await page.waitForTimeout(700);
  await tab.type('Geschäftszeiten', 'Mo-Fr: 8:00-17:00 Uhr');
  await tab.save();
  await page.waitForTimeout(700);
  await page.close();
  await takeDraft(tab);
  await expect(await tab.input('Ort')).toHaveValue('Wiesbaden');
});

test('a draft is kept when other texts change the choices of a form', async ({ page }) => {
  await editor.open('einstellungen/site');
  await editor.type('Ort', 'Wiesbaden');
  await page.waitForTimeout(700);
  const config = JSON.stringify(editorConfig(fixtureFolder)).replaceAll(
    'KI-Strategie-Call',
    'Strategie-Call',
  );
  await page.route('**/config.json', (route) => route.fulfill({ body: config }));
  await editor.reload();
  await takeDraft(editor);
  await expect(await editor.input('Ort')).toHaveValue('Wiesbaden');
});

test('an opened form is not changed before somebody changes it', async ({ page }) => {
  const save = page.getByRole('button', { name: 'Speichern' });
  for (const path of ['blog/social-media-ki', 'recht/privacy', 'einstellungen/site']) {
    await editor.open(path);
    await page.waitForTimeout(1000);
    await expect(save).toBeDisabled();
  }
  await editor.open('blog/social-media-ki');
  const text = await editor.input('Text', undefined, '[contenteditable]');
  await text.click();
  await page.waitForTimeout(700);
  await expect(save).toBeDisabled();
  await page.keyboard.type('x');
  await expect(save).toBeEnabled();
});

test('a form opened by its address shows its fields, also after another of its group', async ({ page }) => {
  await editor.open('einstellungen/site');
  await expect(editor.field('Ort')).toBeVisible();
  await editor.open('einstellungen/redirects');
  await expect(editor.field('Weiterleitungen')).toBeVisible();
  await page.goBack();
  await expect(editor.field('Ort')).toBeVisible();
});

test('saving leads to the field that is wrong, however far it is', async ({ page }) => {
  await editor.open('einstellungen/site');
  const wrong = await editor.input('Ort');
  await editor.type('Ort', 'x');
  await page.keyboard.press('Backspace');
  await page.mouse.wheel(0, 20_000);
  await expect(wrong).not.toBeInViewport();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(wrong).toBeInViewport();
  await expect(editor.field('Ort').getByText('Bitte füllen Sie dieses Feld aus.')).toBeVisible();
});
