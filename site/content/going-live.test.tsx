import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitePaths } from '../assemble/site-pages.server.ts';
import { fixtureFolder } from '../testing/fixture.ts';
import { goLiveByDeleting, inventedIn } from '../testing/go-live.ts';
import { writtenTexts } from '../testing/written-texts.tsx';
import { checkContent } from './checks/check-content.server.ts';
import { checkPublish } from './checks/check-publish.server.ts';
import type { Content } from './content.ts';

/* Goes live from the samples as somebody who deletes whatever is not hers. */

const root = mkdtempSync(join(tmpdir(), 'going-live-'));
const folder = join(root, 'content');
let content: Content;
let texts: string[];

beforeAll(async () => {
  cpSync(fixtureFolder, folder, { recursive: true });
  await goLiveByDeleting(folder);
  content = checkContent({ folder }).content;
  texts = await writtenTexts(content);
});
afterAll(() => rmSync(root, { recursive: true }));

test('the list, worked off once, leaves nothing to refuse and nothing broken', () => {
  expect(checkPublish({ folder })).toEqual([]);
  expect(checkContent({ folder }).errors).toEqual([]);
});

test('no page, data, feed or index still says what was invented', () => {
  const said = inventedIn(fixtureFolder).filter((words) => texts.some((text) => text.includes(words)));
  expect(said).toEqual([]);
  expect(texts.filter((text) => /(?<!\p{L})(?:im|der|bei) hr(?!\p{L})/u.test(text))).toEqual([]);
});

test('pages with nothing left are gone, and nothing leads there', () => {
  const gone = ['/awards', '/tv-presse', '/tv-speaking'];
  const paths = sitePaths(content);
  for (const path of gone) expect(paths).not.toContain(path);
  for (const path of gone) {
    const leading = texts.filter((text) => text.includes(`"${path}"`) || text.includes(`${path}</loc>`));
    expect(leading, path).toEqual([]);
  }
});
