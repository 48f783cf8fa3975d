import { existsSync, globSync, mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { posixPath } from '../site/lib/posix-path.server.ts';
import { testBrowser } from './chromium.ts';
import { developerOptions } from './developer-options.ts';
import { fail, step, UserError } from './progress.ts';

const help = `Takes pictures of the pages that were built last (npm run build), whole pages in five windows, light and dark.

  npm run screenshots                    every page
  npm run screenshots -- /faq /blog      only these
  npm run screenshots -- --folder=FOLDER writes them elsewhere than to screenshots/
  npm run screenshots -- --readme        only the two at the top of the README, into docs/

A picture is named after page, width and colour scheme: faq-390-dark.png.`;

const site = 'dist/site/client';
/** No server is needed: the browser gets the files themselves under this name, which never leaves it. */
const origin = 'http://website.test';

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 650 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const schemes = ['light', 'dark'] as const;

async function main() {
  const { folder, chosen, isForReadme } = readArguments();
  const pages = choose(builtPages(), chosen);
  const options = testBrowser();
  // Drawings don't follow what Playwright emulates, and would be caught moving.
  const args = [...options.args, '--force-prefers-reduced-motion'];
  const browser = await chromium.launch({ ...options, args });
  try {
    if (isForReadme) return await takeReadmePictures(browser);
    mkdirSync(folder, { recursive: true });
    for (const path of pages.keys()) await step(path, () => takePictures(browser, pages, path, folder));
  } finally {
    await browser.close();
  }
  const count = pages.size * sizes.length * schemes.length;
  console.log(`${count} pictures in ${posixPath(relative('.', folder)) || '.'}/`);
}

async function takePictures(browser: Browser, pages: BuiltPages, path: string, folder: string) {
  for (const size of sizes) {
    const page = await openBuiltPage(browser, pages, path, size);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({
        path: join(folder, `${nameOf(path)}-${size.width}-${colorScheme}.png`),
        fullPage: true,
        animations: 'disabled',
      });
    }
    await page.close();
  }
}

/** Takes the README's pictures: the home page above the fold. */
async function takeReadmePictures(browser: Browser) {
  const page = await openBuiltPage(browser, builtPages(), '/', { width: 1280, height: 800 });
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const picture = await page.screenshot({ animations: 'disabled' });
    await sharp(picture).webp({ quality: 82 }).toFile(`docs/home-${colorScheme}.webp`);
  }
  await page.close();
}

function choose(pages: BuiltPages, chosen: string[]): BuiltPages {
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

function readArguments() {
  const { values, positionals } = developerOptions(help, {
    allowPositionals: true,
    options: { folder: { type: 'string' }, readme: { type: 'boolean', default: false } },
  });
  const folder = resolve(values.folder ?? 'screenshots');
  return { folder, chosen: positionals, isForReadme: values.readme };
}

/** Path of a page to its file in the built site. */
type BuiltPages = Map<string, string>;

/** @throws UserError when nothing is built */
function builtPages(): BuiltPages {
  const files = globSync('{index,404,**/index}.html', { cwd: site })
    .map((file) => posixPath(file))
    .sort();
  if (files.length === 0) throw new UserError('Nothing is built yet. Run `npm run build` first.');
  return new Map(files.map((file) => [`/${file.replace(/(?:\/?index)?\.html$/, '')}`, file]));
}

/** Opens a page without JavaScript, whose dialogs would cover it after a while. */
async function openBuiltPage(
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

await main().catch(fail);
