import { existsSync, globSync, mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { testBrowser } from './chromium.ts';
import { fail, step, UserError } from './progress.ts';

const help = `Takes pictures of the pages that were built last (npm run build), whole pages, light and dark.

  npm run screenshots                    every page
  npm run screenshots -- /faq /blog      only these
  npm run screenshots -- --folder=FOLDER writes them elsewhere than to screenshots/

A picture is named after page, width and colour scheme: faq-390-dark.png.`;

const site = 'dist/site/client';
/** No server is needed: the browser gets the files themselves under this name, which never leaves it. */
const origin = 'http://website.test';
const widths = [390, 1440];
const schemes = ['light', 'dark'] as const;

async function main() {
  const { folder, chosen } = readArguments();
  const pages = choose(builtPages(), chosen);
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch(testBrowser());
  try {
    for (const path of pages.keys()) await step(path, () => takePictures(browser, pages, path, folder));
  } finally {
    await browser.close();
  }
  const count = pages.size * widths.length * schemes.length;
  console.log(`${count} pictures in ${relative('.', folder) || '.'}/`);
}

/** The page as it is delivered: scripts would open dialogs after a while, over whatever is looked at. */
async function takePictures(browser: Browser, pages: Pages, path: string, folder: string) {
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await page.route('**', (route) => {
      const { pathname } = new URL(route.request().url());
      if (route.request().resourceType() === 'script') return route.abort();
      const file = join(site, pages.get(pathname) ?? decodeURIComponent(pathname));
      return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
    });
    await page.goto(origin + path);
    await showEverything(page);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({
        path: join(folder, `${nameOf(path)}-${width}-${colorScheme}.png`),
        fullPage: true,
        animations: 'disabled',
      });
    }
    await page.close();
  }
}

/** Does what the first script does for fonts, scrolls through once, so that lazy pictures come, and waits for both. */
async function showEverything(page: Page) {
  await page.evaluate(async () => {
    const root = document.documentElement;
    root.dataset.fonts = '';
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

/** Path of a page to its file in the built site. */
type Pages = Map<string, string>;

function builtPages(): Pages {
  const files = globSync('{index,404,**/index}.html', { cwd: site }).sort();
  if (files.length === 0) throw new UserError('Nothing is built yet. Run `npm run build` first.');
  return new Map(files.map((file) => [`/${file.replace(/(?:\/?index)?\.html$/, '')}`, file]));
}

function choose(pages: Pages, chosen: string[]): Pages {
  const unknown = chosen.filter((path) => !pages.has(path));
  if (unknown.length > 0) {
    throw new UserError(
      `There is no page ${unknown.join(', ')}. There are:\n  ${[...pages.keys()].join('\n  ')}`,
    );
  }
  return chosen.length > 0 ? new Map([...pages].filter(([path]) => chosen.includes(path))) : pages;
}

function nameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

function readArguments(): { folder: string; chosen: string[] } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { folder: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) {
      console.log(help);
      process.exit(0);
    }
    return { folder: resolve(values.folder ?? 'screenshots'), chosen: positionals };
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${help}`);
  }
}

await main().catch(fail);
