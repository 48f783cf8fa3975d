import { cpSync, existsSync, globSync, mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { NOT_FOUND_PATH, sitePaths } from '../site/assemble/site-pages.server.ts';
import { checkContent } from '../site/content/checks/check-content.server.ts';
import { checkPublish } from '../site/content/checks/check-publish.server.ts';
import { loadContent } from '../site/content/load-content.server.ts';
import { formatMoney } from '../site/lib/money.ts';
import { removeFolder } from '../site/lib/remove-folder.server.ts';
import { fixture, fixtureFolder } from '../site/testing/fixture.ts';
import { goLive, goLiveByDeleting, inventedIn, owner } from '../site/testing/go-live.ts';
import { readPdf } from './assets/testing/read-pdf.ts';
import { FIXTURE } from './build-fixture.ts';
import { runQuietly } from './run-quietly.ts';

/* Turns the sample content into publishable content as the owner would, changing nothing but content. */

vi.setConfig({ hookTimeout: 180_000 });

let folder: string;
let content: string;

beforeAll(async () => {
  folder = mkdtempSync('.cache/go-live-');
  content = join(folder, 'content');
  cpSync(fixtureFolder, content, { recursive: true });
  await goLive(content);
  await runQuietly('scripts/build.ts', {
    env: { CONTENT_FOLDER: content, BUILD_FOLDER: join(folder, 'dist') },
  });
});
afterAll(() => removeFolder(folder));

const mentoring = fixture.prices.prices.find(({ id }) => id === 'mentoring');
const mentoringBefore = formatMoney(mentoring?.cents ?? 0).replaceAll('\u00A0', ' ');

const page = (path: string) => {
  const file = path === NOT_FOUND_PATH ? '404.html' : join(path, 'index.html');
  const html = readFileSync(join(folder, 'dist/site/client', file), 'utf8');
  return html.replaceAll('<!-- -->', '').replaceAll('\u00A0', ' ');
};

test('check:content and check:publish have nothing to say', () => {
  expect(checkContent({ folder: content }).errors).toEqual([]);
  expect(checkPublish({ folder: content })).toEqual([]);
});

test('every page is built and names the owner, no page a specimen', () => {
  const paths = sitePaths(loadContent({ folder: content }));
  expect(paths).toContain(`/blog/${owner.article.slug}`);
  for (const path of paths) {
    expect(page(path), path).toContain(owner.name);
    expect(page(path), path).not.toMatch(/Mustermann|example\.com/);
  }
  expect(existsSync(join(folder, 'dist/site-build.js'))).toBe(true);
});

test('a price that was changed once is the same wherever it is named', () => {
  for (const path of ['/alle-angebote', '/services', '/faq', '/'])
    expect(page(path), path).toContain(owner.mentoring.amount);
  for (const path of sitePaths(loadContent({ folder: content })))
    expect(page(path), path).not.toContain(mentoringBefore);
  expect(page('/services')).toContain(`"price":${owner.mentoring.cents / 100}`);
});

test('opening hours, address and the article follow; the campaign that ended is gone', () => {
  expect(page('/kontakt').replace(/<[^>]+>/g, '')).toContain(owner.hours);
  expect(page('/faq')).toContain('montags bis donnerstags von 8:00 bis 17:00 Uhr');
  expect(page('/')).toContain(`<link rel="canonical" href="${owner.url}`);
  expect(page('/blog')).toContain(owner.article.title);
  expect(page('/alle-angebote')).not.toContain('data-popup');
});

describe('by deleting whatever is not hers', () => {
  let client: string;
  let built: Array<readonly [file: string, text: string]>;
  beforeAll(async () => {
    const own = join(folder, 'own');
    cpSync(fixtureFolder, own, { recursive: true });
    await goLiveByDeleting(own);
    const env = { CONTENT_FOLDER: own, BUILD_FOLDER: join(folder, 'own-dist') };
    await runQuietly('scripts/build.ts', { env });
    client = join(env.BUILD_FOLDER, 'site/client');
    built = await textsIn(env.BUILD_FOLDER);
  });

  test('no built file says what the samples said, which the build of the samples does', async () => {
    const invented = inventedIn(fixtureFolder);
    const saying = (files: typeof built) =>
      invented.filter((words) =>
        files.some(([file, text]) => isSearched(file, words) && text.includes(words)),
      );
    expect(saying(built)).toEqual([]);
    expect(saying(await textsIn(FIXTURE.BUILD_FOLDER)).length).toBeGreaterThan(invented.length * 0.8);
  });

  test('pages with nothing left have neither page nor data, and no file names their address', () => {
    for (const name of ['awards', 'tv-presse', 'tv-speaking']) {
      for (const file of [`${name}/index.html`, `data/${name}.json`, `share/${name}.png`])
        expect(existsSync(join(client, file)), file).toBe(false);
      const naming = built.filter(([, text]) => new RegExp(`/${name}(?![\\w-])`).test(text));
      // The code knows every page's address.
      expect(naming.map(([file]) => file).filter((file) => !file.includes('assets'))).toEqual([]);
    }
  });
});

/** "20+" is also code. */
const isSearched = (file: string, words: string) => !/\.m?js$/.test(file) || /\p{L}{4}/u.test(words);

/** Every built file with words in it; handlers, Word files and PDFs, too. */
async function textsIn(folder: string) {
  const files = globSync('**/*.{html,json,js,mjs,txt,xml,css,svg,webmanifest,docx,pdf}', { cwd: folder });
  return Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(join(folder, file));
      const text = file.endsWith('.pdf')
        ? (await readPdf(bytes)).drawn.map(({ text }) => text).join(' ')
        : file.endsWith('.docx')
          ? Object.values(unzipSync(bytes))
              .map((part) => new TextDecoder().decode(part))
              .join('\n')
              .replace(/<[^<>]+>/g, '')
          : bytes.toString();
      return [
        file,
        text.replaceAll('<!-- -->', '').replaceAll('\u00A0', ' ').replaceAll('\u00AD', ''),
      ] as const;
    }),
  );
}
