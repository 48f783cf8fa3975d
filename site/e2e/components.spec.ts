import { fixture } from '../testing/fixture.ts';
import { fillIn, sendButton } from './business-form.ts';
import { openLive } from './live-page.ts';
import { expect, type Locator, type Page, test } from './test.ts';

/* Interactive components, each on one page that has it. */

test.use({ reducedMotion: 'reduce' });

test('the first answer is open; all open one at a time and can be closed again, by mouse and keyboard', async ({
  page,
}) => {
  await openLive(page, '/faq');
  const answers = page.getByRole('main').locator('details');
  await expect(answers).toHaveCount(fixture.faq.categories.flatMap(({ questions }) => questions).length);
  const open = () =>
    answers.evaluateAll((all) =>
      all.flatMap((one, index) => ((one as HTMLDetailsElement).open ? index : [])),
    );
  expect(await open()).toEqual([0]);
  await answers.first().locator('summary').click();
  expect(await open()).toEqual([]);
  // In another category than the second.
  const last = (await answers.count()) - 1;
  await answers.nth(last).locator('summary').click();
  expect(await open()).toEqual([last]);
  await answers.nth(1).locator('summary').focus();
  await page.keyboard.press('Enter');
  expect(await open()).toEqual([1]);
  await page.keyboard.press('Space');
  expect(await open()).toEqual([]);
});

test('questions are found by their words, whatever their spelling, and all come back', async ({ page }) => {
  await openLive(page, '/faq');
  const field = page.getByRole('searchbox', { name: fixture.faqPage.search.label });
  const shown = page.locator('main details:visible');
  const all = await shown.count();
  const [first] = fixture.faq.categories.flatMap(({ questions }) => questions);
  await field.fill(first?.question.toUpperCase().replaceAll('Ü', 'UE') ?? '');
  await expect(shown).toHaveCount(1);
  await expect(page.locator('.faq-search')).toContainText(fixture.faqPage.search.one);
  await field.fill('xyzq');
  await expect(page.getByText('Zu „xyzq“ steht hier noch keine Antwort.')).toBeVisible();
  await expect(page.locator('.faq-category:visible')).toHaveCount(0);
  await field.fill('');
  await expect(shown).toHaveCount(all);
});

test('the first question found is open and its dot stays lit; afterwards what was open before is open again', async ({
  page,
}) => {
  await openLive(page, '/faq');
  const field = page.getByRole('searchbox', { name: fixture.faqPage.search.label });
  const open = page.locator('main details[open]');
  const lit = page.locator('.faq-head .faq-field path:not([data-missed])');
  const questions = fixture.faq.categories.flatMap(({ questions }) => questions);
  const { question = '' } = questions.at(-1) ?? {};
  const before = (await open.textContent()) ?? '';
  await field.fill(question);
  await expect(open).toHaveCount(1);
  await expect(open).toContainText(question);
  await expect(lit).toHaveCount(await page.locator('main details:visible').count());
  await field.fill('');
  await expect(lit).toHaveCount(questions.length);
  await expect(open).toHaveText(before);
});

test('a question that the visitor opened among those found stays open', async ({ page }) => {
  await openLive(page, '/faq');
  const field = page.getByRole('searchbox', { name: fixture.faqPage.search.label });
  const open = page.locator('main details[open]');
  // Words of many answers begin with it.
  await field.fill('e');
  const last = page.locator('main details:visible').last();
  const question = await last.locator('h3').innerText();
  await last.locator('summary').click();
  await expect(open).toContainText(question);
  await field.fill('');
  await expect(open).toHaveCount(1);
  await expect(open).toContainText(question);
});

for (const path of ['/tv-presse', '/awards', '/ki-strategie-call'])
  test(`by day, pictures on the dark planes of ${path} show their day`, async ({ page }) => {
    await page.goto(path);
    const pictures = page.getByRole('main').locator(':is(.plane-dark, .plane-petrol) img');
    const schemes = await pictures.evaluateAll((all) => all.map((one) => getComputedStyle(one).colorScheme));
    expect(new Set(schemes)).toEqual(new Set(['light dark']));
  });

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('the gallery steps through its pictures in a circle by key, button and swipe, keeps focus inside and returns it', async ({
    page,
  }) => {
    await openLive(page, '/tv-presse');
    const thumbnails = page.locator('.gallery').first().locator('.gallery-item');
    const count = await thumbnails.count();
    const dialog = page.getByRole('dialog');
    const expectPicture = (number: number) => expect(dialog).toContainText(`Bild ${number} von ${count}`);
    await thumbnails.nth(count - 2).click();
    await expectPicture(count - 1);
    await page.keyboard.press('ArrowRight');
    await expectPicture(count);
    await page.keyboard.press('ArrowRight');
    await expectPicture(1);
    await page.keyboard.press('ArrowLeft');
    await expectPicture(count);
    await dialog.getByRole('button', { name: 'Nächstes Bild' }).click();
    await expectPicture(1);
    await swipe(page, dialog.locator('.gallery-frame'), -200);
    await expectPicture(2);
    await swipe(page, dialog.locator('.gallery-frame'), 200);
    await expectPicture(1);
    // Shorter than a swipe.
    await swipe(page, dialog.locator('.gallery-frame'), 40);
    await expectPicture(1);
    await expect(dialog).toHaveAccessibleName(new RegExp(`Bild 1 von ${count}`));
    for (let press = 0; press < 5; press++) {
      // After its last button, focus may move to the browser's UI, but never to the page behind.
      const isKept = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body || focused?.closest('dialog') !== null;
      });
      expect(isKept).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(thumbnails.nth(count - 2)).toBeFocused();
  });

  test('a toast is swiped away', async ({ page }) => {
    await page.clock.install();
    await openLive(page, '/kontakt');
    await page.route('**/api/leads/business', (route) => route.fulfill({ status: 503 }));
    await fillIn(page, 'max@example.org');
    await page.clock.runFor(2000);
    await sendButton(page).click();
    const toast = page.locator('.toast-region').getByRole('alert');
    await expect(toast).toBeVisible();
    await swipe(page, toast, 200);
    await expect(toast).toHaveCount(0);
  });
});

test('an outside click closes a picture’s window', async ({ page }) => {
  await page.goto('/tv-presse');
  await page.locator('.gallery-item').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 450);
  await expect(dialog).toBeHidden();
});

test('arrow keys scroll a scrolling row; a row that fits is no tab stop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLive(page, '/ueber-mich');
  const shelf = page.locator('.scroll-row-shelf').first();
  await shelf.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shelf.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  // On phones only, this one scrolls.
  await openLive(page, '/');
  await expect(page.locator('.scroll-row-phone').first()).not.toHaveAttribute('tabindex');
});

test('the copy button copies its text and confirms it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLive(page, '/pressebereich');
  await page.locator('.copy-button').first().click();
  await expect(page.locator('.copy-button + [role=status]').first()).not.toBeEmpty();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.length).toBeGreaterThan(100);
  const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  expect(words(await page.getByRole('main').innerText())).toContain(words(copied).slice(0, 60));
});

test('an article’s document is downloaded as a Word file, and copied with its headings and as plain text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLive(page, '/blog/automationen-agenten');
  const link = page.getByRole('link', { name: /^Vier Bauweisen, eine Bestellung \(Word, \d+\sKB\)/ });
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(file.suggestedFilename()).toBe('automationen-agenten.docx');
  const answer = await page.request.get(file.url());
  expect(answer.headers()['content-type']).toBe(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  );

  await page.getByRole('button', { name: 'Text kopieren' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Kopiert' })).toHaveCount(1);
  const [html, text] = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return Promise.all(
      ['text/html', 'text/plain'].map(async (type) => (await item?.getType(type))?.text() ?? ''),
    );
  });
  expect(html).toContain('<h1>Vier Bauweisen, eine Bestellung</h1>');
  expect(html).toContain('<h2>Bau zwei: die Automation mit Sprachmodell</h2>');
  expect(html).toMatch(/<li>Das Modell füllt [\s\S]*<th>Bauweise<\/th>/);
  expect(html).not.toMatch(/class=|data-|\u00AD/);
  expect(text).toMatch(
    /^Vier Bauweisen, eine Bestellung\n\nBau zwei: die Automation mit Sprachmodell\n\nBleiben/,
  );
  expect(text).toMatch(/\n1\. Das Modell füllt [^\n]+\n2\. Das /);
  expect(text).toContain('Bauweise\tPrüfung\n');
  for (const out of ['Bau eins', 'Mein Rat', 'Der Agent sucht den Weg']) expect(text).not.toContain(out);
  // Where the browser refuses it, the parts stand marked, to be copied by hand.
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page
    .getByRole('button', { name: /kopier/i })
    .first()
    .click();
  await expect
    .poll(() => page.evaluate(() => String(getSelection())))
    .toContain('Bau zwei: die Automation mit Sprachmodell');
});

test('figures leave their labels whole in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const label = page.locator('.figures dt').first();
  const shown = await label.screenshot();
  // The numbers alone: what is in flow keeps its place.
  await page.locator('.figures dd').evaluateAll((numbers: HTMLElement[]) => {
    for (const number of numbers) number.style.visibility = 'hidden';
  });
  expect(shown.equals(await label.screenshot())).toBe(true);
});

/** Swipes horizontally on an element. */
async function swipe(page: Page, element: Locator, distance: number) {
  const box = await element.boundingBox();
  if (!box) throw new Error('What is not shown cannot be swiped.');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await touch('touchStart', x);
  for (const part of [0.3, 0.6, 1]) await touch('touchMove', x + distance * part);
  await touch('touchEnd');
  await session.detach();
}
