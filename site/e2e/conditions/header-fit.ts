import type { Page } from '@playwright/test';

/** What of the header's name, links and buttons overlaps, leaves the bar or is too small for a finger. */
export function headerMisfits(page: Page): Promise<string[]> {
  return page.getByRole('banner').evaluate((header) => {
    const isSeen = (part: Element) =>
      part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !part.matches('.visually-hidden');
    const range = document.createRange();
    /** Boxes of an element and its text, which may be larger. */
    const boxesOf = (part: Element) => {
      range.selectNodeContents(part);
      const texts = part.children.length === 0 ? [...range.getClientRects()] : [];
      return [part.getBoundingClientRect(), ...texts].filter(({ width }) => width > 0);
    };
    const misfits: string[] = [];
    const bar = header.getBoundingClientRect();
    let edge = 0;
    for (const control of [...header.querySelectorAll('a, button')].filter(isSeen)) {
      const name = control.getAttribute('aria-label') ?? control.textContent;
      const parts = [control, ...control.querySelectorAll('*')].filter(isSeen);
      const boxes = parts.flatMap(boxesOf);
      const { width, height } = control.getBoundingClientRect();
      if (Math.min(width, height) < 43.9) misfits.push(`${name} is too small: ${width} × ${height}`);
      const left = Math.min(...boxes.map((box) => box.left));
      if (left < edge - 0.1) misfits.push(`${name} begins at ${left}, within what stands before it`);
      edge = Math.max(...boxes.map((box) => box.right));
      // The mark may be clipped.
      const texts = parts.filter((part) => part.tagName !== 'IMG').flatMap(boxesOf);
      if (texts.some(({ top, bottom }) => top < bar.top || bottom > bar.bottom))
        misfits.push(`${name} is higher than the bar`);
    }
    const end = bar.right - Number.parseFloat(getComputedStyle(header).paddingInlineEnd);
    // Ignores fractions of a pixel.
    if (Math.abs(edge - end) > 0.5) misfits.push(`the last button ends at ${edge} instead of ${end}`);
    return misfits;
  });
}
