import type { Page } from '@playwright/test';

/** Controls smaller than 44 × 44 px, except links within sentences and tables. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    );
    const isSeen = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[aria-hidden="true"], .skip-link');
    const isInSentence = (element: HTMLElement) => {
      const text = element.closest('p, li, dd, td, blockquote, label');
      if (element.tagName !== 'A' || !text) return false;
      const links = [...text.querySelectorAll('a')].map((link) => link.textContent).join('');
      return text.closest('td') !== null || (text.textContent?.trim().length ?? 0) > links.trim().length + 1;
    };
    /** What a link's “::after” covers, as of a card that is linked as a whole. */
    const stretched = (element: HTMLElement) => {
      const { content, position, inset } = getComputedStyle(element, '::after');
      const isStretched = content !== 'none' && position === 'absolute' && inset === '0px';
      return isStretched && element.offsetParent ? [element.offsetParent] : [];
    };
    /** A field's label is part of its target. */
    const areaOf = (element: HTMLElement) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const boxes = [element, ...labels, ...stretched(element)].map((one) => one.getBoundingClientRect());
      return {
        width: Math.max(...boxes.map(({ width }) => width)),
        height: Math.max(...boxes.map(({ height }) => height)),
      };
    };
    return [...controls]
      .filter((element) => isSeen(element) && !isInSentence(element))
      .map((element) => ({ element, ...areaOf(element) }))
      .filter(({ width, height }) => Math.min(width, height) < 43.9)
      .map(
        ({ element, width, height }) =>
          `${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`,
      );
  });
}
