import type { Page } from '@playwright/test';

/** Texts of an element of which one is printed over another: none of both can be read. */
export function overlappingText(page: Page, within: string): Promise<string[]> {
  return page.locator(within).evaluate((root) => {
    const lines: Array<{ element: Element; text: string; box: DOMRect; size: number }> = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { parentElement: element, data } = texts.currentNode as Text;
      if (!data.trim() || !element || element.closest('.visually-hidden, thead')) continue;
      range.selectNodeContents(texts.currentNode);
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const text = data.trim().slice(0, 30);
      for (const box of range.getClientRects()) if (box.width > 1) lines.push({ element, text, box, size });
    }
    lines.sort((one, other) => one.box.top - other.box.top);
    const found = new Set<string>();
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (other.box.top >= one.box.bottom) break;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        // Boxes of lines are higher than their letters.
        if (wide > 2 && high > 0.45 * Math.min(one.size, other.size))
          found.add(`"${one.text}" and "${other.text}"`);
      }
    return [...found];
  });
}
