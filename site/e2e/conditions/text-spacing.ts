import type { Page } from '@playwright/test';

/** Sets the spacing that every page has to bear (WCAG 2.2, 1.4.12 "Text Spacing"). */
export function spaceText(page: Page) {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * {
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
        line-height: 1.5 !important;
      }
      p {
        margin-block-end: 2em !important;
      }`);
    document.adoptedStyleSheets = [sheet];
  });
}
