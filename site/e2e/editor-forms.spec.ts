import { EditorPage, serveEditor } from './editor-page.ts';
import { expect, test } from './test.ts';

/* What the editor's forms look like on a telephone. */

test.describe.configure({ mode: 'default', timeout: 120_000 });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

let editor: EditorPage;

test.beforeEach(async ({ page, context }) => {
  editor = new EditorPage(page, await serveEditor(context));
  editor.keepOnly('content/faq.yaml', 'content/pages/ueber-mich.yaml', 'content/pages/ki-vortraege.yaml');
  await editor.signIn();
});

test('a form says what it is of, below the buttons and beside none', async ({ page }) => {
  for (const [form, name] of [
    ['seiten/about', 'Seiten › Über mich'],
    ['seiten/talksPage', 'Seiten › Keynote Speaking (KI-Vorträge)'],
  ] as const) {
    await editor.open(form);
    const title = page.locator('h2').filter({ hasText: name });
    await expect(title).toBeVisible();
    const box = await title.boundingBox();
    const save = await page.getByRole('button', { name: 'Speichern' }).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((save?.y ?? 0) + (save?.height ?? 0));
    expect(await title.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  }
});

test('a list of fixed length offers neither to add nor to remove', async ({ page }) => {
  await editor.open('seiten/faq');
  await expect(page.getByText('5 Kategorien')).toBeVisible();
  await expect(page.getByRole('button', { name: /hinzufügen|Entfernen/ })).toHaveCount(0);
});

test('a picture is chosen, or a photograph uploaded, in fields that a finger hits', async ({ page }) => {
  await editor.open('seiten/about');
  const picture = page.locator('.picture-field').last();
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    await expect(picture.getByText('Foto von Ihrem Gerät:')).toBeVisible({ timeout: 200 });
  }).toPass();
  for (const input of await picture.locator('select, input').all())
    expect((await input.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
