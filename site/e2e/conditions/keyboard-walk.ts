import type { Page } from '@playwright/test';

export type Stop = {
  name: string;
  /** Style changes of the element, or the text around it, on focus. */
  isMarked: boolean;
  /** True if it is fully covered. */
  isCovered: boolean;
  left: number;
  right: number;
  /** Pixels from the top of the page. */
  top: number;
  bottom: number;
  /** Position fixed, such as the header. */
  isFixed: boolean;
};

/** Tabs through the whole page and records every focused element. */
export async function walkByKeyboard(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let step = 0; step < 250; step++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** Runs in the page. */
function describeFocus(): Stop | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  // Radio buttons and checkboxes may show focus on their label.
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const look = () =>
    [element, label].map((one) => {
      if (!one) return '';
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return [outlineStyle === 'none' ? '' : outlineWidth, boxShadow].join();
    });
  const focused = look();
  const rect = element.getBoundingClientRect();
  const [left, right] = [Math.max(rect.left, 1), Math.min(rect.right, innerWidth - 1)];
  const [top, bottom] = [Math.max(rect.top, 1), Math.min(rect.bottom, innerHeight - 1)];
  const isMine = (hit: Element | null) =>
    hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit) === true);
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
  );
  const isCovered = !points.some(([x, y]) => isMine(document.elementFromPoint(x, y)));
  let isFixed = false;
  for (let box: Element | null = element; box; box = box.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) isFixed = true;
  element.blur();
  const blurred = look();
  element.focus({ preventScroll: true });
  return {
    name: `${element.outerHTML.slice(0, 90)}`,
    isMarked: focused.join() !== blurred.join(),
    isCovered,
    left: rect.left,
    right: rect.right,
    top: rect.top + scrollY,
    bottom: rect.bottom + scrollY,
    isFixed,
  };
}
