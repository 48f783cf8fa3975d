import type { Page } from '@playwright/test';
import { unbrokenPart } from '../../lib/unbroken.ts';

/** Ranges, file numbers and „E-Mail“ broken across lines, with the preceding text. Buttons are exempt. */
export const cutRanges = (page: Page): Promise<string[]> =>
  page.evaluate((source) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, .button') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const cut: string[] = [];
    for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode())
      for (const { 0: text, index } of node.data.matchAll(new RegExp(source, 'gu'))) {
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width).map(({ top }) => top));
        if (lines.size > 1) cut.push(node.data.slice(Math.max(0, index - 30), index + text.length));
      }
    return cut;
  }, unbrokenPart.source);
