import type { Page } from '@playwright/test';

/**
 * Horizontal overflow: the page's width if it scrolls horizontally, and text outside it or clipped by its container.
 */
export function horizontalOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) lost.push(`the page is ${scrollWidth} px wide`);

    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('.visually-hidden, .skip-link, [aria-hidden="true"]');
    /** The area in which an element's text is visible. */
    const frameOf = (element: Element) => {
      let [left, right] = [0, innerWidth];
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box);
        if (overflowX === 'visible' || box === document.body) continue;
        if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return undefined;
        const rect = box.getBoundingClientRect();
        left = Math.max(left, rect.left);
        right = Math.min(right, rect.right);
      }
      return { left, right };
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { parentElement: element, data } = texts.currentNode as Text;
      if (!data.trim() || !element || !isSeen(element)) continue;
      const frame = frameOf(element);
      range.selectNodeContents(texts.currentNode);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
      // Ignores fractions of a pixel.
      if (frame && rects.some(({ left, right }) => left < frame.left - 1 || right > frame.right + 1))
        lost.push(`"${data.trim().slice(0, 60)}" in ${element.tagName.toLowerCase()}.${element.className}`);
    }
    return lost;
  });
}
