import type { Page } from '@playwright/test';

/** Links and buttons of which a part lies below something else, so that a press there misses them. */
export function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Far enough from the corners to be within those of a pill. */
    const INSET = 9;
    const below: string[] = [];
    const { scrollX, scrollY } = window;
    for (const target of document.querySelectorAll('a[href], button, summary')) {
      if (!target.checkVisibility({ visibilityProperty: true })) continue;
      // In narrow cells the links of an article's table reach into the next one.
      if (target.matches('.skip-link, table *')) continue;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { paddingTop, paddingBottom } = getComputedStyle(target);
      for (const { left, right, top, bottom } of target.getClientRects()) {
        // What a link in a text adds for fingers may reach into the next line.
        const [start, end] = [top + Number.parseFloat(paddingTop), bottom - Number.parseFloat(paddingBottom)];
        const x = Math.min(INSET, (right - left) / 3);
        const y = Math.min(INSET, (end - start) / 3);
        const hits = [left + x, (left + right) / 2, right - x].flatMap((at) =>
          [start + y, (start + end) / 2, end - y].map((level) => document.elementFromPoint(at, level)),
        );
        const cover = hits.find((hit) => hit && !target.contains(hit) && !hit.contains(target));
        if (cover)
          below.push(
            `"${target.textContent.trim().slice(0, 60)}" below ${cover.tagName.toLowerCase()}.${cover.className}`,
          );
      }
    }
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    return below;
  });
}
