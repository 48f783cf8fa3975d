import { expect, test } from 'vitest';
import { sitePaths } from '../assemble/site-pages.server.ts';
import { pageData } from '../prerender/page-data.server.ts';
import { sitemap } from '../seo/sitemap.server.ts';
import { writtenTexts } from '../testing/written-texts.tsx';
import { contentCopy } from './testing/content-copy.ts';

const copy = contentCopy();
const switchOff = (page: string) => copy.edit(page, 'seo:', 'off: true\nseo:');

test('a page that is switched off has no address, and neither menus, buttons nor trails lead there', async () => {
  switchOff('pages/tv-presse.yaml');
  switchOff('pages/awards.yaml');
  expect(copy.messages()).toEqual([]);
  const content = copy.load();
  const paths = sitePaths(content);
  expect(paths).not.toContain('/tv-presse');
  expect(paths).not.toContain('/awards');
  expect(await sitemap(content)).not.toMatch(/\/(?:tv-presse|awards)</);
  const shown = [content.navigation, ...paths.map((path) => pageData(content, path))].map((one) =>
    JSON.stringify(one),
  );
  expect(shown.filter((text) => /"\/(?:tv-presse|awards)"|\/(?:tv-presse|awards)\\?"/.test(text))).toEqual(
    [],
  );
  expect(pageData(content, '/medienprofil')?.trail?.map(({ path }) => path)).toEqual(['/']);
});

const kinds = {
  'pages/awards.yaml': '/awards',
  'pages/tv-presse.yaml': '/tv-presse',
  'pages/tv-speaking.yaml': '/tv-speaking',
  'pages/medienprofil.yaml': '/medienprofil',
  'pages/pressebereich.yaml': '/pressebereich',
  'pages/fallstudien.yaml': '/fallstudien',
};

test.each([
  ...Object.keys(kinds).map((page) => [page, [page]] as const),
  ['all of them', Object.keys(kinds)] as const,
])('nothing that a build writes leads to what is switched off: %s', async (_, pages) => {
  // A text that links there is a mistake (below).
  copy.edit('legal/impressum.md', '[Pressebereich](/pressebereich)', 'Pressebereich');
  const before = await writtenTexts(copy.load());
  for (const page of pages) copy.edit(page, /^/, 'off: true\n');
  expect(copy.messages()).toEqual([]);
  const content = copy.load();
  const texts = await writtenTexts(content);
  for (const page of pages) {
    const address = kinds[page as keyof typeof kinds];
    const naming = (all: string[]) => all.filter((text) => new RegExp(`${address}(?![\\w-])`).test(text));
    expect(naming(before), page).not.toEqual([]);
    expect(naming(texts), page).toEqual([]);
    expect(sitePaths(content).filter((path) => path.startsWith(address))).toEqual([]);
  }
});

test('the facts about the book that the press page states are gone with it, also from structured data', async () => {
  const { isbnKindle = '' } = copy.load().press.facts ?? {};
  const saying = async () =>
    (await writtenTexts(copy.load())).filter((text) => text.includes(isbnKindle.replaceAll('-', '')));
  expect(await saying()).not.toEqual([]);
  copy.edit('legal/impressum.md', '[Pressebereich](/pressebereich)', 'Pressebereich');
  switchOff('pages/pressebereich.yaml');
  expect(await saying()).toEqual([]);
});

test('a text or a redirect that leads to it is a mistake, with its line', () => {
  switchOff('pages/awards.yaml');
  const redirect = copy.edit('redirects.yaml', /^\/shop: .*/m, '/shop: /awards');
  const { found, line } = copy.append('Alle stehen unter [Auszeichnungen](/awards).');
  const off =
    'führt zu einer Seite, die abgeschaltet ist (off in content/pages/awards.yaml). Löschen Sie den Link, oder schalten Sie die Seite ein.';
  expect(found).toEqual([
    expect.stringMatching(new RegExp(`^content/redirects\\.yaml:${redirect} .*abgeschaltet`)),
    expect.stringMatching(
      new RegExp(`^content/blog/.*:${line} Der Link „/awards“ führt zu einer Seite, die abgeschaltet ist`),
    ),
  ]);
  expect(found[1]).toContain(off);
});

test('a link that can’t go alone is named with the part that goes with it', () => {
  switchOff('pages/awards.yaml');
  const note = '  note:\n    text: Mehr in der\n    link: { label: Liste, path: /awards }\n';
  const line = copy.edit('pages/alle-angebote.yaml', '\nsteps:', `${note}\nsteps:`) + 2;
  expect(copy.messages()).toEqual([
    expect.stringMatching(
      new RegExp(
        `^content/pages/alle-angebote\\.yaml:${line} company.note.link.path: .*Löschen Sie company.note, oder`,
      ),
    ),
  ]);
});

test('what it names may be gone', () => {
  copy.edit('pages/awards.yaml', '{{count:awards}}', '{{award:gone}}');
  expect(copy.messages()).toHaveLength(1);
  switchOff('pages/awards.yaml');
  expect(copy.messages()).toEqual([]);
});

test('with the case studies switched off, none has an address', () => {
  copy.write('pages/fallstudien.yaml', `off: true\n${copy.read('pages/fallstudien.yaml')}`);
  expect(sitePaths(copy.load()).filter((path) => path.startsWith('/fallstudien'))).toEqual([]);
});
