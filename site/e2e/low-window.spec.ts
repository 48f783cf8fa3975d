import { expect, test } from './still-page.ts';

/* The commonest notebook: little is left of 768 px below the browser's bars. */

test.use({ viewport: { width: 1366, height: 650 } });

test('each step of the prices’ stairs can be pressed', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 520 });
  await page.goto('/alle-angebote');
  const covered = await page.locator('.price-stairs a').evaluateAll((steps) =>
    steps
      .filter((step) => {
        step.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = step.getBoundingClientRect();
        return !step.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map(({ textContent }) => textContent),
  );
  expect(covered).toEqual([]);
  expect(await page.locator('.price-stairs a').count()).toBeGreaterThan(2);
});

for (const path of ['/', '/ueber-mich', '/ki-beratung', '/anfrage', '/pressebereich'])
  test(`${path}: nothing that stays while the page scrolls slides over other text`, async ({ page }) => {
    await page.goto(path);
    const over = await page.evaluate(() => {
      const boxes = (root: Element, without?: Element) => {
        const range = document.createRange();
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const found: DOMRect[] = [];
        while (texts.nextNode()) {
          const { parentElement: element } = texts.currentNode;
          const isLeftOut =
            without?.contains(texts.currentNode) || element?.closest('.visually-hidden, dialog');
          if (isLeftOut || !texts.currentNode.textContent?.trim()) continue;
          range.selectNodeContents(texts.currentNode);
          found.push(
            ...[...range.getClientRects()].filter(({ bottom, top }) => bottom > 0 && top < innerHeight),
          );
        }
        return found;
      };
      const main = document.querySelector('main') ?? document.body;
      const staying = [...main.querySelectorAll('*')].filter(
        (element) => getComputedStyle(element).position === 'sticky' && element.checkVisibility(),
      );
      const covering = new Set<string>();
      for (let top = 0; top < document.documentElement.scrollHeight; top += 150) {
        scrollTo({ top, behavior: 'instant' });
        for (const element of staying)
          for (const one of boxes(element))
            for (const other of boxes(main, element))
              if (
                Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
                Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6
              )
                covering.add(element.className);
      }
      return [...covering];
    });
    expect(over).toEqual([]);
  });
