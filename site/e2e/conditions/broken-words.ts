import type { Page } from '@playwright/test';

/** Words on more than three lines, because large letters leave their column no room. Browsers divide long ones once or twice. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const range = document.createRange();
    const hidden = 'script, noscript, thead, dialog, .visually-hidden, .header-needed, p:has([name=website])';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = texts.nextNode(); node instanceof Text; node = texts.nextNode()) {
      if (node.parentElement?.closest(hidden)) continue;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\d.,]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width).map(({ top }) => top));
        if (lines.size > 3) broken.push(word);
      }
    }
    return broken;
  });
