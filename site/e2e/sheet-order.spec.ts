import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../build-folder.ts';
import { posixPath } from '../lib/posix-path.server.ts';
import { allPages } from './conditions/all-pages.ts';
import { webFontsShown } from './live-page.ts';
import { expect, type Page, test } from './test.ts';

/* A page that is reached by links has the sheets of the pages before it, too, in the order of the visit. */

const widths = [390, 1280];
const half = Math.ceil(allPages.length / 2);

test.use({ reducedMotion: 'reduce' });

for (const [which, paths] of [
  ['first', allPages.slice(0, half)],
  ['second', allPages.slice(half)],
] as const)
  test(`no page of the ${which} half changes its layout once all other sheets have come`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    for (const path of paths) {
      await page.goto(path);
      await webFontsShown(page);
      const before = await boxes(page);
      expect(await addOtherSheets(page), path).toBeGreaterThan(5);
      const after = await boxes(page);
      const changed = before.flatMap((box, index) =>
        box === after[index] ? [] : [`${box} → ${after[index]}`],
      );
      expect.soft(changed.slice(0, 5), path).toEqual([]);
    }
  });

/** Box of every element at every width. */
async function boxes(page: Page) {
  const all: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const some = await page.evaluate(() =>
      [...document.querySelectorAll('body, body *')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x, y, width, height].map((length) => length.toFixed(1)).join(' ');
        return `${element.localName}.${element.getAttribute('class')} ${box}`;
      }),
    );
    all.push(...some.map((box) => `${width} px: ${box}`));
  }
  return all;
}

const hasSections = (file: string) => readFileSync(file, 'utf8').includes('.grid-lead');

/** @returns how many */
async function addOtherSheets(page: Page): Promise<number> {
  const folder = join(buildFolder, 'site/client');
  // A sheet without rules that others have must not undo them: those without the rules of sections come last.
  const sheets = globSync('assets/static/*.css', { cwd: folder }).sort(
    (one, other) => Number(hasSections(join(folder, other))) - Number(hasSections(join(folder, one))),
  );
  return page.evaluate(
    async (paths) => {
      const isLinked = (path: string) => document.querySelector(`link[href="${path}"]`) !== null;
      const others = paths.filter((path) => !isLinked(path));
      const loading = others.map((href) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        document.head.append(link);
        return new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
      });
      await Promise.all(loading);
      return others.length;
    },
    sheets.map((sheet) => `/${posixPath(sheet)}`),
  );
}
