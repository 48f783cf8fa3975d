import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { UserError } from '../progress.ts';

const site = 'dist/site/client';
/** No server is needed: the browser gets the files themselves under this name, which never leaves it. */
const origin = 'http://website.test';

/** Path of a page to its file in the built site. */
export type BuiltPages = Map<string, string>;

/** @throws UserError when nothing is built */
export function builtPages(): BuiltPages {
  const files = globSync('{index,404,**/index}.html', { cwd: site }).sort();
  if (files.length === 0) throw new UserError('Nothing is built yet. Run `npm run build` first.');
  return new Map(files.map((file) => [`/${file.replace(/(?:\/?index)?\.html$/, '')}`, file]));
}

/** Opens a page without JavaScript, whose dialogs would cover it after a while. */
export async function openBuiltPage(
  browser: Browser,
  pages: BuiltPages,
  path: string,
  viewport: { width: number; height: number },
): Promise<Page> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.route('**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().resourceType() === 'script') return route.abort();
    const file = join(site, pages.get(pathname) ?? decodeURIComponent(pathname));
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
  await page.goto(origin + path);
  await showEverything(page);
  return page;
}

/** Scrolls through to load lazy pictures, and waits for them and the fonts. */
async function showEverything(page: Page) {
  await page.evaluate(async () => {
    const root = document.documentElement;
    root.style.scrollBehavior = 'auto';
    for (let y = 0; y < root.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(
      shown.map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => {});
      }),
    );
  });
}
