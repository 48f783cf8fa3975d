import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildFolder } from '../site/build-folder.ts';
import { loadContent } from '../site/content/load-content.server.ts';
import { letterFacts } from './letter-facts.ts';
import { temporaryFolder } from './local/testing/running-stack.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

test('every page of the build has its title without the site’s name, except the one for what is not found', async () => {
  const { pages } = letterFacts(await loadContent(), join(buildFolder, 'site/client'));
  expect(Object.keys(pages)).toEqual(expect.arrayContaining(['/', '/kontakt', '/faq', '/ueber-mich']));
  expect(pages).not.toHaveProperty('/404');
  expect(Object.values(pages).join()).not.toContain(' | ');
});

test('links to other sites are found once, as a browser reads them, and none of the site itself', async () => {
  const content = await loadContent();
  mkdirSync(join(folder.path, 'blog'));
  const link = '<a class="x" href="https://social.example.com/a?b=1&amp;c=2">';
  writeFileSync(
    join(folder.path, 'index.html'),
    `${link}<a href="/kontakt"><a href="${content.site.url}/faq">`,
  );
  writeFileSync(join(folder.path, 'blog/index.html'), `${link}<link href="https://fonts.example.com/">`);
  expect(letterFacts(content, folder.path).externalLinks).toEqual(['https://social.example.com/a?b=1&c=2']);
});

test('an active campaign, a legal text a year after its review and the editor’s token fall due', async () => {
  const { kickstart, privacy, site, ...content } = await loadContent();
  const changed = {
    ...content,
    kickstart: { ...kickstart, active: true, endsOn: '2026-12-31' },
    privacy: { ...privacy, reviewed: '2026-02-03' },
    site: { ...site, editorTokenEndsOn: '2027-01-15' },
  };
  const { due } = letterFacts(changed, folder.path);
  expect(due).toEqual(
    expect.arrayContaining([
      { on: '2026-12-31', what: expect.stringContaining('letzter Tag: 31.') },
      { on: '2027-02-03', what: expect.stringContaining('zuletzt am 3.') },
      { on: '2027-01-15', what: expect.stringContaining('Zugriffstoken') },
    ]),
  );
  // The letter tells it again after that day.
  expect(due.map(({ what }) => what).join()).not.toMatch(/danach|vorher/);
  const without = letterFacts({ ...changed, kickstart: { ...kickstart, active: false }, site }, folder.path);
  expect(without.due.map(({ on }) => on)).not.toContain('2026-12-31');
});
