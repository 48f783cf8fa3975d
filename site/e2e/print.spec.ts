import { allPages } from './conditions/all-pages.ts';
import { expect, test } from './test.ts';

/** As wide as A4 within its margins. */
const A4 = { width: 718, height: 300 };

// Dark mode must not affect print.
test.use({ colorScheme: 'dark' });

for (const path of ['/blog/automationen-agenten', '/alle-angebote', '/agb', '/pressebereich', '/faq'])
  test(`${path} prints black on white, without screen-only parts`, async ({ page }) => {
    await page.goto(path);
    // Left open, it would cover the first page.
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await page.emulateMedia({ media: 'print' });

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'dialog', 'button'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByText(/^[\w .]+ · https:[\w./]+ · [\w.]+@[\w.]+ · \+49/)).toBeVisible();
    await expect(page.locator('.button:visible, .article-update > a:visible')).toHaveCount(0);

    const colours = await page.evaluate(() => {
      const shown = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, td, dd)')];
      const black = (element: HTMLElement) => getComputedStyle(element).color === 'rgb(0, 0, 0)';
      const words = shown.filter(
        (one) => one.checkVisibility() && one.innerText && !one.closest('.tag, .book-cover'),
      );
      return {
        count: words.length,
        notBlack: words.filter((one) => !black(one)).map((one) => one.outerHTML.slice(0, 80)),
        ground: getComputedStyle(document.body).backgroundColor,
        planes: [...document.querySelectorAll('main section')].map(
          (one) => getComputedStyle(one).backgroundColor,
        ),
      };
    });
    expect(colours.count).toBeGreaterThan(5);
    expect(colours.notBlack).toEqual([]);
    expect(colours.ground).toBe('rgb(255, 255, 255)');
    for (const plane of colours.planes) expect(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']).toContain(plane);
  });

test('collapsed answers are printed too', async ({ page }) => {
  await page.goto('/faq');
  await page.emulateMedia({ media: 'print' });
  const heights = await page
    .locator('.accordion-answer')
    .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(10);
  expect(Math.min(...heights)).toBeGreaterThan(10);
});

for (const path of ['/', '/alle-angebote', '/ki-workshops', '/ueber-mich'])
  test(`${path}: nothing printed is cut at the sheet’s edge, where nobody can scroll`, async ({ page }) => {
    await page.setViewportSize(A4);
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const cut = await page
      .locator('main :is(h2, h3, p, li, dd, img):visible:not(.visually-hidden *)')
      .evaluateAll((all) =>
        all
          .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
          .map((one) => one.outerHTML.slice(0, 80)),
      );
    expect(cut).toEqual([]);
  });

test('no label is printed without what it names: the home page’s e-mail address is a button', async ({
  page,
}) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const values = page.locator('main dt:visible + dd');
  expect(await values.count()).toBeGreaterThan(2);
  for (const value of await values.all()) expect((await value.innerText()).trim()).not.toBe('');
});

test('no row of a printed table and no great sentence is cut', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [path, parts] of [
    ['/privacy', '.prose tr'],
    ['/blog/automationen-agenten', '.prose :is(tr, .statement)'],
  ] as const) {
    await page.goto(path);
    const all = await page
      .locator(parts)
      .evaluateAll((found) => found.map((one) => getComputedStyle(one).breakInside));
    expect(all.length).toBeGreaterThan(3);
    expect(new Set(all)).toEqual(new Set(['avoid']));
  }
});

test('a printed heading of a legal page has room for the first lines below it, for Firefox', async ({
  page,
}) => {
  await page.setViewportSize(A4);
  await page.emulateMedia({ media: 'print' });
  await page.goto('/privacy');
  const heads = await page.locator('.prose > h2:visible').evaluateAll((all) =>
    all.map((head) => {
      const room = Number.parseFloat(getComputedStyle(head).paddingBottom);
      let next = head.nextElementSibling;
      while (next && !next.checkVisibility()) next = next.nextElementSibling;
      const below = next?.getBoundingClientRect().top ?? 0;
      return { room, gap: below - head.getBoundingClientRect().bottom + room };
    }),
  );
  expect(heads.length).toBeGreaterThan(2);
  for (const { room, gap } of heads) {
    expect(room).toBeGreaterThan(70);
    // The text begins below the heading, not on it.
    expect(gap).toBeGreaterThan(0);
  }
});

test('no room is left before, between or after texts and pictures that might fill a sheet, nor is one as large', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(A4);
  for (const path of allPages) {
    await page.goto(path);
    const { after, between, tallest } = await page.evaluate(() => {
      const isSeen = (element: Element | null) =>
        element?.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden');
      const range = document.createRange();
      const seen: DOMRect[] = [];
      const see = (boxes: Iterable<DOMRect>) => seen.push(...[...boxes].filter(({ width }) => width > 1));
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        if (!texts.currentNode.nodeValue?.trim() || !isSeen(texts.currentNode.parentElement)) continue;
        range.selectNodeContents(texts.currentNode);
        see(range.getClientRects());
      }
      for (const picture of document.querySelectorAll('img, svg'))
        if (isSeen(picture)) see([picture.getBoundingClientRect()]);
      let end = 0;
      let between = 0;
      for (const { top, bottom } of seen.sort((one, other) => one.top - other.top)) {
        between = Math.max(between, top - end);
        end = Math.max(end, bottom);
      }
      const tallest = Math.max(...seen.map(({ height }) => height));
      return { after: document.documentElement.scrollHeight - end, between, tallest };
    });
    // Less than a line.
    expect.soft(after, path).toBeLessThan(20);
    expect.soft(between, path).toBeLessThan(150);
    // Half a sheet.
    expect.soft(tallest, path).toBeLessThan(530);
  }
});
