import { expect, test } from 'vitest';
import { sitePages } from '../assemble/site-pages.server.ts';
import { render, site } from '../components/testing/render.tsx';
import { pageData } from '../prerender/page-data.server.ts';
import { filesOf, notFound } from '../routes.ts';
import { sitemap } from '../seo/sitemap.server.ts';
import { checkContent } from './checks/check-content.server.ts';
import { checkPublish, topicOf } from './checks/check-publish.server.ts';
import type { Content } from './content.ts';
import { contentCopy } from './testing/content-copy.ts';

const copy = contentCopy();
const file = 'cases/stadtwerk.md';
const path = '/fallstudien/stadtwerk';

async function markup(content: Content, path: string): Promise<string> {
  const Page = await (filesOf(path) ?? notFound).load();
  return render(<Page page={pageData(content, path)?.page as never} site={site} />);
}

/** The case, copied under another name. */
function addCase(change: (text: string) => string) {
  copy.write('cases/neu.md', change(copy.read(file)));
}

test('a new file is a page, in the sitemap, and linked by the page of its service and by the home page', async () => {
  addCase((text) =>
    text
      .replace(/title: .*/, 'title: Ein neuer Fall')
      .replace(/description: .*/, 'description: Was im neuen Fall geschah'),
  );
  const content = copy.load();
  expect(pageData(content, '/fallstudien/neu')?.head.title).toContain('Ein neuer Fall');
  expect(await sitemap(content)).toContain(`${content.site.url}/fallstudien/neu</loc>`);
  for (const from of ['/ki-beratung', '/'])
    expect(await markup(content, from)).toContain('href="/fallstudien/neu"');
  expect(await markup(content, '/business-coaching')).not.toContain('href="/fallstudien/neu"');
});

test('without any, no page has a section for them', async () => {
  const content = { ...copy.load(), cases: [] };
  for (const from of ['/', '/ki-beratung', '/business-coaching']) {
    expect(await markup(content, from)).not.toContain('/fallstudien/');
  }
});

test('each case study leads to the next, the last to the first, one alone to none', async () => {
  addCase((text) => text.replace(/title: .*/, 'title: Ein dritter Fall'));
  const content = copy.load();
  const paths = content.cases.map(({ slug }) => `/fallstudien/${slug}`);
  expect(paths).toHaveLength(3);
  for (const [index, from] of paths.entries()) {
    const html = await markup(content, from);
    const links = [...html.matchAll(/href="(\/fallstudien\/[^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual([paths[(index + 1) % 3]]);
  }
  const alone = { ...content, cases: content.cases.slice(0, 1) };
  expect(await markup(alone, paths[0] as string)).not.toContain('"/fallstudien/');
});

test('a case study leads up to its service, and is no article', () => {
  const content = copy.load();
  const page = sitePages(content).get(path)?.();
  expect(page?.trail?.map((crumb) => crumb.path)).toEqual(['/', '/ki-beratung']);
  const { head } = pageData(content, path) ?? {};
  expect(head?.type).toBeUndefined();
  expect(head?.structuredData).not.toMatch(/Article|Review|Rating/);
  expect(head?.image?.url).toBe(`${content.site.url}/share${path}.png`);
});

test('a sample is refused at its line, in a group of its own', () => {
  const line = copy.lineOf(file, 'sample: true');
  const refusal = checkPublish({ folder: copy.folder }).find((one) => one.file === `content/${file}`);
  expect(refusal).toMatchObject({ line, field: 'sample' });
  expect(refusal && topicOf(refusal)).toBe('Fallstudien');
});

test('a real one needs evidence of its figures', () => {
  copy.edit(file, 'sample: true\n', '');
  const end = copy.lineOf(file, /\n---\n/);
  const refusals = checkPublish({ folder: copy.folder }).filter((one) => one.file === `content/${file}`);
  expect(refusals.map(({ field }) => field)).toEqual(['beleg']);
  expect(refusals[0]?.message).toContain(`unter Zeile ${end} ein`);
});

test('a placeholder in a sample is reported with the sample', () => {
  copy.edit(file, /lead: .*/, 'lead: TODO');
  const refusals = checkPublish({ folder: copy.folder }).filter((one) => one.file === `content/${file}`);
  expect(refusals.map(({ field }) => field)).toEqual(['sample']);
});

test.each([
  [/path: \/ki-beratung/, 'path: /ki-beratng', 'service.path: „/ki-beratng“ führt zu keiner Seite'],
  [
    /name: pillar-structure/,
    'name: pillar-strukture',
    'image.name: „pillar-strukture“ gibt es in den Bildern',
  ],
  [/\nphases:/, '\nphase:', 'Meinten Sie „phases“?'],
])('a broken reference or field is reported at its line: %s', (from, to, problem) => {
  const { found, line } = copy.replace(file, from, to);
  expect(found.find((message) => message.includes(problem))).toContain(
    `content/${file}:${line + Number(to.startsWith('\n'))} `,
  );
});

test('a link to a case study that does not exist is reported', () => {
  const { found } = copy.append('[Fall](/fallstudien/stadwerk)');
  expect(found[0]).toContain('Meinten Sie „/fallstudien/stadtwerk“?');
});

test.each([
  [
    'no text',
    (text: string) => text.replace(/\n---\n[\s\S]*$/, '\n---\n'),
    'Die Ausgangslage hat keinen Text',
  ],
  ['the title of another', (text: string) => text, 'Dieser Titel steht auch in'],
])('a case study with %s is refused', (_, change, problem) => {
  addCase(change);
  const messages = copy.messages();
  const all =
    messages.length > 0
      ? messages
      : checkContent({ folder: copy.folder }).errors.map(({ message }) => message);
  expect(all.join('\n')).toContain(problem);
});

test('a file that is no case study is refused by its name', () => {
  copy.write('cases/Neuer Fall.md', '');
  copy.write('cases/notiz.txt', '');
  expect(copy.messages()).toEqual([
    expect.stringContaining('content/cases/Neuer Fall.md:1 Der Dateiname wird zur Adresse'),
    expect.stringContaining('content/cases/notiz.txt:1 Hier liegen nur Fallstudien'),
  ]);
});
