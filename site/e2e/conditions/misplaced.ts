import type { Page } from '@playwright/test';

/**
 * What an engine has put where it does not belong: pictures that run out of their part of the page, planes that begin at
 * the page's edge and end before the other, and columns of which the last is empty.
 */
export const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const name = (element: Element) =>
      `${element.localName}.${element.className || element.getAttribute('src')}`;
    const isClipped = (element: Element, part: Element): boolean => {
      const { parentElement } = element;
      if (!parentElement || parentElement === part) return false;
      return getComputedStyle(parentElement).overflowY !== 'visible' || isClipped(parentElement, part);
    };
    const found: string[] = [];
    for (const part of document.querySelectorAll('main > *, main > article > *')) {
      const end = part.getBoundingClientRect().bottom;
      for (const picture of part.querySelectorAll('img'))
        if (picture.getBoundingClientRect().bottom > end + 2 && !isClipped(picture, part))
          found.push(`${name(picture)} ends below ${name(part)}`);
    }
    // A voice may have figures beside it.
    for (const grid of document.querySelectorAll('main .grid:not(.grid-lead)')) {
      const cells = [...grid.children].map((cell) => cell.getBoundingClientRect());
      const begins = Math.min(...cells.map(({ left }) => left)) < 2;
      if (begins && Math.max(...cells.map(({ right }) => right)) < document.documentElement.clientWidth - 2)
        found.push(`${name(grid)} ends before the page's edge`);
    }
    for (const set of document.querySelectorAll('main *')) {
      const { columnCount, columnWidth } = getComputedStyle(set);
      if (columnCount === 'auto' && columnWidth === 'auto') continue;
      const { left, width } = set.getBoundingClientRect();
      const boxes = [...set.querySelectorAll('*')].flatMap((one) => [...one.getClientRects()]);
      if (
        boxes.length > 0 &&
        width > 0 &&
        boxes.every((box) => box.left < left + width / 3 && box.width < width * 0.6)
      )
        found.push(`${name(set)} has an empty column`);
    }
    return found;
  });
