import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shellModule } from '../assemble/shell-module.server.ts';
import { sitePaths } from '../assemble/site-pages.server.ts';
import { render, site } from '../components/testing/render.tsx';
import { pageData } from '../prerender/page-data.server.ts';
import { siteFiles } from '../prerender/site-files.server.ts';
import { filesOf, notFound } from '../routes.ts';
import { fixtureFolder } from '../testing/fixture.ts';
import { goLiveByDeleting } from '../testing/go-live.ts';
import { checkContent } from './checks/check-content.server.ts';
import { checkPublish } from './checks/check-publish.server.ts';
import type { Content } from './content.ts';
import { readContent } from './load-content.server.ts';
import { walkFields, walkGroups } from './read/walk-fields.ts';

/* Goes live from the samples as somebody who deletes whatever is not hers. */

const root = mkdtempSync(join(tmpdir(), 'going-live-'));
const folder = join(root, 'content');
let content: Content;
let texts: string[];

beforeAll(async () => {
  cpSync(fixtureFolder, folder, { recursive: true });
  await goLiveByDeleting(folder);
  content = checkContent({ folder }).content;
  texts = await textsOf(content);
});
afterAll(() => rmSync(root, { recursive: true }));

test('the list, worked off once, leaves nothing to refuse and nothing broken', () => {
  expect(checkPublish({ folder })).toEqual([]);
  expect(checkContent({ folder }).errors).toEqual([]);
});

test('no page, data, feed or index still says what was invented', () => {
  const said = invented().filter((words) => texts.some((text) => text.includes(words)));
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

/** Titles, names, captions, quotations and numbers of the records that the fixture marks as samples or doesn't prove. */
function invented(): string[] {
  const { files } = readContent({ folder: fixtureFolder });
  const said = new Set(['title', 'name', 'caption', 'content', 'subtitle', 'station', 'question']);
  const records = files.yaml.flatMap(({ schema, data }) =>
    walkGroups(schema, data)
      .filter(
        ({ schema: group, value }) => value.sample || ('number' in group.shape && 'beleg' in group.shape),
      )
      .flatMap(({ schema: group, value }) => [
        ...walkFields(group, value)
          .filter(({ path }) => said.has(String(path.at(-1))) && path.at(-2) !== 'image')
          .map(({ value: text }) => String(text)),
        ...(value.number ? [`${value.number} ${value.label}`, `>${value.number}<`] : []),
      ]),
  );
  const found = records.filter((words) => words.length > 8 && !/^[a-z0-9-]+$|\{\{/.test(words));
  expect(found.length).toBeGreaterThan(80);
  return [...found, 'TOP 100', '200+', '13+', '20+', 'mehr als 13', 'mehr als 20', 'Sat.1'];
}

/** All that a build writes with words in it, without no-break spaces and soft hyphens. */
async function textsOf(content: Content): Promise<string[]> {
  const files = [shellModule(content)];
  for await (const [, text] of siteFiles(content, 'test')) files.push(text);
  for (const path of sitePaths(content)) {
    const { page } = pageData(content, path) ?? {};
    const Page = await (filesOf(path) ?? notFound).load();
    files.push(render(<Page page={page as never} site={site} />));
  }
  return files.map((text) => text.replaceAll('\u00A0', ' ').replaceAll('\u00AD', ''));
}
