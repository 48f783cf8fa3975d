import { expect, test } from './still-page.ts';

/* What stands side by side ends together or close to it, and cards have no holes. */

test.use({ viewport: { width: 1440, height: 900 } });

for (const width of [390, 1440])
  test(`home at ${width} px: no coaching card has a hole above its button`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const gaps = await page.locator('#coaching .card-foot').evaluateAll((feet) =>
      feet.map((foot) => {
        // Phones don't show all that stands above it.
        const above = [...(foot.parentElement?.children ?? [])].map(
          (element) => element.getBoundingClientRect().bottom,
        );
        return foot.getBoundingClientRect().top - Math.max(...above.slice(0, -1));
      }),
    );
    expect(gaps.length).toBeGreaterThan(1);
    expect(Math.max(...gaps)).toBeLessThan(32);
  });

for (const width of [1024, 1440])
  test(`home at ${width} px: coaching begins beside its tallest card, above its lowest`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const [title, lead, ...cards] = await page
      .locator('#coaching > .section-head > *, #coaching .card')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
    expect(lead.bottom).toBeLessThan(cards[0].top);
    expect(lead.right).toBeLessThan(cards[1].left);
    expect(title.bottom).toBeLessThan(cards[1].top);
    expect(title.right).toBeLessThan(cards[2].left);
    expect(Math.abs(title.top - cards[2].top)).toBeLessThan(100);
    expect(new Set(cards.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
  });

for (const width of [1024, 1440])
  test(`home at ${width} px: the talks' pictures fill the height of their section at the page's edge`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const section = page.locator('section:has(> .talk-card-tower)');
    const { bottom, right } = await section.evaluate((element) => element.getBoundingClientRect().toJSON());
    let above = await section.evaluate((element) => element.getBoundingClientRect().top);
    const pictures = await section
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON()));
    expect(pictures.length).toBeGreaterThan(1);
    for (const picture of pictures) {
      expect(picture.top).toBeCloseTo(above, 0);
      expect(picture.right).toBeCloseTo(right, 0);
      above = picture.bottom;
    }
    expect(above).toBeCloseTo(bottom, 0);
  });

for (const width of [1366, 1440])
  test(`home at ${width} px: workshops are bars as long as they last, of sixteen hours across the text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const [text, ...bars] = await page
      .locator('.home-short:has(time) .section-head, li:has(time) .card-foot')
      .evaluateAll((parts) =>
        parts.map((part) => ({
          left: part.getBoundingClientRect().left,
          hours: part.querySelector('time')?.dateTime ?? '',
        })),
      );
    const margin = text?.left ?? 0;
    const hour = (width - 2 * margin) / 16;
    for (const { left, hours } of bars)
      if (/^PT[468]H$/.test(hours))
        expect.soft((left - margin) / hour, hours).toBeCloseTo(Number.parseInt(hours.slice(2), 10), 1);
    expect(bars.length).toBeGreaterThan(1);
  });

test('case study: the facts end where the text beside them ends', async ({ page }) => {
  await page.goto('/fallstudien/stadtwerk');
  const [facts, text] = await page.locator('.columns:has(> .facts) :is(dd, p)').evaluateAll((elements) =>
    ['DD', 'P'].map((name) => {
      const last = elements.findLast((element) => element.tagName === name);
      return last?.getBoundingClientRect().bottom ?? Number.NaN;
    }),
  );
  expect(Math.abs((facts ?? Number.NaN) - (text ?? Number.NaN))).toBeLessThan(16);
});

for (const width of [390, 1440])
  test(`case study at ${width} px: each cost is drawn as its part of their sum`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/fallstudien/stadtwerk');
    const costs = await page.locator('dl:has(rect) > div').evaluateAll((parts) =>
      parts.map((part) => {
        const [name, bar] = ['dt', 'rect'].map((selector) =>
          part.querySelector(selector)?.getBoundingClientRect(),
        );
        return {
          amount: Number.parseInt(part.querySelector('dd')?.textContent?.replace('.', '') ?? '', 10),
          name: name?.left ?? Number.NaN,
          start: bar?.left ?? Number.NaN,
          end: bar?.right ?? Number.NaN,
        };
      }),
    );
    expect(costs.length).toBeGreaterThan(1);
    // Below their names, or on phones the pieces of one bar.
    for (const [index, { name, start }] of costs.entries())
      expect(start).toBeCloseTo(width === 1440 ? name : (costs[index - 1]?.end ?? name), 0);
    const [first = 0, second = 0] = costs.map(({ start, end }) => end - start);
    expect(first / second).toBeCloseTo((costs[0]?.amount ?? 0) / (costs[1]?.amount ?? 0), 1);
  });

test('prices on a phone: everything that holds for all prices is named in sight and opens in its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/alle-angebote');
  const terms = page.locator('section', { has: page.getByRole('heading', { name: 'Gut zu wissen' }) });
  for (const name of ['Umsatzsteuer', 'Der endgültige Preis', 'Rücktritt', 'Antwortzeit']) {
    const title = terms.getByText(name, { exact: true }).filter({ visible: true });
    const box = await title.boundingBox();
    expect((box?.x ?? 390) + (box?.width ?? 0), name).toBeLessThanOrEqual(390);
    await title.click();
  }
  await expect(terms.getByText('Auf Anfragen antworte ich in der Regel')).toBeInViewport();
});

test('prices on a desktop: nothing that holds for all prices is folded', async ({ page }) => {
  await page.goto('/alle-angebote');
  for (const text of ['Der Preis gilt für die ganze Gruppe', 'Auf Anfragen antworte ich in der Regel'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.locator('summary').filter({ hasText: 'Antwortzeit' })).toBeHidden();
});

test('television at 1200 px: the set stands on the hero’s lower edge', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto('/tv-presse');
  const [hero, set] = await page
    .locator('.hero, .tv-press-set')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
  expect(set).toBeCloseTo(hero ?? 0, 0);
});

test('home on a phone: the line above the headline wraps between its phrases', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const tops = await page.locator('.hero-eyebrow > span').evaluate((line) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    const tops = new Map<string, number>();
    while (texts.nextNode())
      for (const { index, 0: word } of (texts.currentNode.textContent ?? '').matchAll(/\S+/g)) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + 1);
        tops.set(word, Math.round(range.getBoundingClientRect().top));
      }
    return Object.fromEntries(tops);
  });
  // A phrase begins with what must not break at its hyphen.
  expect(tops).toMatchObject({ 'KI-Ber': expect.any(Number), Business: tops.Speakerin });
  expect(tops.Business).toBeGreaterThan(tops['KI-Ber'] ?? Number.NaN);
});

test('blog on a desktop: whatever their number, teasers fill their rows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog');
  const short = await page.locator('.blog-all').evaluate((list) => {
    const counts: number[] = [];
    const ends = () => {
      const rows = new Map<number, number>();
      for (const { top, right } of [...list.children].map((teaser) => teaser.getBoundingClientRect()))
        rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, right));
      return [...rows.values()];
    };
    for (; list.children.length > 2; list.lastElementChild?.remove())
      if (Math.min(...ends()) < list.getBoundingClientRect().right - 1) counts.push(list.children.length);
    return counts;
  });
  expect(short).toEqual([]);
});

test('about: the bars of the timeline stand on its scale before anything scrolls', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/ueber-mich');
  const clips = await page
    .locator('.timeline li > svg')
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).clipPath));
  expect(new Set(clips)).toEqual(new Set(['none']));
});
