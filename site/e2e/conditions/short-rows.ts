import type { Page } from '@playwright/test';

/** Grids of cards, figures and points whose last row ends before the others do, with the cells of each row. */
export const shortRows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const short: string[] = [];
    for (const grid of document.querySelectorAll('.grid, .gallery, .book-grid, .footer-columns')) {
      const rows = new Map<number, { cells: number; end: number }>();
      for (const { top, right, width } of [...grid.children].map((cell) => cell.getBoundingClientRect())) {
        if (width === 0) continue;
        const row = rows.get(Math.round(top)) ?? { cells: 0, end: 0 };
        rows.set(Math.round(top), { cells: row.cells + 1, end: Math.max(row.end, right) });
      }
      const ends = [...rows.values()].map(({ end }) => end);
      const last = ends.at(-1) ?? 0;
      if (last < Math.max(...ends) - 2)
        short.push(`${grid.className}: ${[...rows.values()].map(({ cells }) => cells).join(' + ')}`);
    }
    return short;
  });
