import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { contentCopy } from '../../site/content/testing/content-copy.ts';
import { fixture } from '../../site/testing/fixture.ts';
import { bundleSite, type SiteBundle } from './bundle-site.ts';
import { openOutput } from './output-folder.ts';
import { renderPages } from './render-site.ts';

const changed = 'ki-trends-2024-fuehrungskraefte';
const copy = contentCopy();
let bundle: SiteBundle;
let root = '';
// The one that npm run build has left.
beforeAll(async () => {
  bundle = await bundleSite(fixture);
});
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'output-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds into a folder of that name; tells how many files were written. */
async function build(name: string, using = bundle) {
  const output = openOutput(join(root, name), join(root, `${name}.json`));
  await renderPages(copy.load(), using, output);
  return output.close();
}

const filesOf = (name: string) =>
  readdirSync(join(root, name), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:html|json)$/.test(file))
    .sort()
    .map((file) => [file, readFileSync(join(root, name, file), 'utf8')]);

test('a changed article leaves most pages as they lie, and all as a cold build makes them', async () => {
  const all = await build('site');
  expect(await build('site')).toBe(0);
  copy.edit(`blog/${changed}.md`, /^title: "/m, 'title: "Neu gefasst: ');
  copy.edit(`blog/${changed}.md`, '\n## ', '\nEin neuer Absatz über Vertrauen.\n\n## ');
  const some = await build('site');
  expect(some).toBeGreaterThan(1);
  expect(some).toBeLessThan(all / 2);
  await build('cold');
  expect(filesOf('site')).toEqual(filesOf('cold'));
  expect(readFileSync(join(root, `site/blog/${changed}/index.html`), 'utf8')).toContain('Ein neuer Absatz');
});

test('an article that is gone has no page', async () => {
  await build('site');
  rmSync(copy.path('blog/social-media-ki.md'));
  await build('site');
  await build('cold');
  expect(filesOf('site')).toEqual(filesOf('cold'));
});

test('a changed bundle makes every page anew, a file that somebody has touched is mended', async () => {
  const all = await build('site');
  // Their data is the same; only the not-found page has none.
  const pages = (all + 1) / 2;
  expect(await build('site', { ...bundle, key: 'another' })).toBe(pages);
  writeFileSync(join(root, 'site/faq/index.html'), 'touched');
  expect(await build('site', { ...bundle, key: 'another' })).toBe(1);
});
