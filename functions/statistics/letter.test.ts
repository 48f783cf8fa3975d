import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, startDatabase } from '../testing/aws.ts';
import { countEnquiries } from './enquiries.ts';
import { keepStatistics, type StatisticsDependencies } from './keep-statistics.ts';
import { writeLetter } from './letter.ts';
import type { Letter } from './letter-format.ts';
import { brokenLinks } from './look-at-links.ts';
import { createStatisticsStore, type StatisticsStore } from './statistics-store.ts';
import { line, logFiles } from './testing/log.ts';

let database: Database;
let store: StatisticsStore;
beforeAll(async () => {
  database = await startDatabase();
  store = createStatisticsStore(database.client, 'limits');
});
afterAll(() => database.stop());

const clock = { now: new Date('2026-12-01T04:00:00Z') };
const sent: Letter[] = [];
const files = logFiles();
const facts = {
  pages: { '/': 'Start', '/kontakt': 'Kontakt', '/books': 'Bücher' },
  externalLinks: ['https://social.example.com/erika', 'https://termine.example.com/1-zu-1'],
  due: [
    { on: '2026-12-31', what: 'Die Aktion „Kickstart“ endet am 31. Dezember 2026.' },
    { on: '2027-02-01', what: 'Rechtstext „AGB“' },
  ],
  leadTypeLabels: { consulting: 'KI-Beratung', 'free-prompts': 'Gratis-Prompts' },
  siteUrl: 'https://www.example.com',
};
const answer = (status: number) => new Response(null, { status });
const isPage = (path: string) => Object.hasOwn(facts.pages, path);
const dependencies = (): StatisticsDependencies => ({
  files,
  store,
  site: { host: 'example.com', isPage },
  facts,
  enquiriesOf: (month) => countEnquiries(database.client, ['leads', 'tv-leads'], month, isPage),
  brokenLinks: () =>
    brokenLinks(facts.externalLinks, async (url) => answer(url.includes('social') ? 404 : 200)),
  mail: async (letter) => void sent.push(letter),
  now: () => clock.now,
  log: () => undefined,
});

beforeEach(async () => {
  sent.length = 0;
  files.kept.clear();
  clock.now = new Date('2026-12-01T04:00:00Z');
  for (const { key } of await database.items('limits')) await database.remove('limits', { key: String(key) });
  for (const { submissionId } of await database.items('leads'))
    await database.remove('leads', { submissionId: String(submissionId) });
  for (const { email } of await database.items('tv-leads'))
    await database.remove('tv-leads', { email: String(email) });
});

test('answers in order: enquiries, visits, what was not found, links, what is due', async () => {
  await lead('2026-11-03T12:00:00Z', { page: '/kontakt?utm_source=newsletter' });
  await lead('2026-11-04T12:00:00Z', { page: '/kontakt' });
  await lead('2026-10-31T23:30:00Z', { page: '/' });
  await lead('2026-11-30T23:30:00Z', { page: '/' });
  await lead('2026-11-05T12:00:00Z', { canary: true });
  await lead('2026-10-05T12:00:00Z', {}, 'tv-leads');
  await store.change('2026-10', async (kept) => {
    kept.counts = await dependencies().enquiriesOf('2026-10');
  });
  await store.change('2025-11', async ({ counts }) => counts.forms.add('consulting', 7));
  files.put('E1.2026-11-24-12.a.gz', [
    line(),
    line({
      'cs-uri-stem': '/kontakt',
      'cs(Referer)': 'https://www.google.com/',
      'cs-uri-query': 'utm_source=xing',
    }),
    line({ 'cs-uri-stem': '/kontackt', 'sc-status': '404' }),
    line({ 'cs-uri-stem': '/books/vergriffen', 'sc-status': '404' }),
  ]);
  await keepStatistics(dependencies());
  const { text = '' } = sent[0] ?? {};
  expect(text.match(/^.*\n-{3,}$/gm)?.map((heading) => heading.split('\n')[0])).toEqual([
    'Anfragen: 3',
    'Besuche: 2',
    'Vergebliche Aufrufe: 2',
    'Links zu anderen Websites',
    'Was ansteht',
  ]);
  for (const wanted of [
    'Oktober 2026: 1, November 2025: 7',
    '3  KI-Beratung (0, 7)',
    '0  Gratis-Prompts (1, 0)',
    '2  Kontakt (/kontakt) (0, 0)',
    '1  newsletter / – / – (0, 0)',
    '1  google.com',
    '1  xing / – / –',
    '    /kontackt: /kontakt',
    '    /books/vergriffen: /books',
    '(1 von 2):',
    '    https://social.example.com/erika',
    'Die Aktion „Kickstart“ endet',
  ])
    expect(text).toContain(wanted);
  expect(text).not.toMatch(/AGB|Musterfrau|@|203\.0\.113/);
});

test('goes out once, on the first or as soon after it as it can', async () => {
  await keepStatistics(dependencies());
  await keepStatistics(dependencies());
  expect(sent).toHaveLength(1);
  clock.now = new Date('2026-12-31T23:30:00Z');
  const failing = { ...dependencies(), mail: async () => Promise.reject(new Error('SES is away')) };
  await expect(keepStatistics(failing)).rejects.toThrow('SES is away');
  clock.now = new Date('2027-01-02T04:00:00Z');
  await keepStatistics(dependencies());
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Ihre Website im November 2026',
    'Ihre Website im Dezember 2026',
  ]);
});

test('is made up for until the tenth', async () => {
  clock.now = new Date('2026-12-11T04:00:00Z');
  await keepStatistics(dependencies());
  expect(sent).toEqual([]);
  clock.now = new Date('2026-12-10T04:00:00Z');
  await keepStatistics(dependencies());
  expect(sent).toHaveLength(1);
});

test('of a month that has not begun nobody gets one', async () => {
  await expect(keepStatistics(dependencies(), '2999-01')).rejects.toThrow('2999-01 has not begun');
});

test('does not go out in the middle of a month, such as that of the first deployment, but when it is wanted', async () => {
  clock.now = new Date('2026-12-15T04:00:00Z');
  await keepStatistics(dependencies());
  expect(sent).toEqual([]);
  await keepStatistics(dependencies(), '2026-12');
  expect(sent.map(({ subject }) => subject)).toEqual(['Ihre Website im Dezember 2026']);
});

test('keeps numbers of enquiries that have been erased since', async () => {
  const id = await lead('2026-11-03T12:00:00Z', { page: '/' });
  await keepStatistics(dependencies());
  clock.now = new Date('2027-01-20T04:00:00Z');
  await database.remove('leads', { submissionId: id });
  await keepStatistics(dependencies());
  expect((await writeLetter('2026-11', store, facts, undefined)).text).toContain('Anfragen: 1\n');
});

test('adds up what an earlier version has kept, of fewer kinds', async () => {
  const Item = { key: 'statistics:2026-11-24', kept: { pages: [['/', 3]], sources: [['-', 2]], version: 1 } };
  await database.client.send(new PutCommand({ TableName: 'limits', Item }));
  await database.client.send(
    new PutCommand({ TableName: 'limits', Item: { key: 'statistics:2026-11', isSent: true } }),
  );
  const { text } = await writeLetter('2026-11', store, facts, undefined);
  expect(text).toContain('Anfragen: –\n');
  expect(text).toContain('Besuche: 2\n');
});

test('nothing of a path, referrer or campaign is markup, or breaks a line', async () => {
  const hostile = '"><script src=//x>\r\n<img src=x onerror=alert(1)>';
  await lead('2026-11-03T12:00:00Z', { page: `/${hostile}?utm_source=${hostile}`, lead_type: '<b>x</b>' });
  files.put('E1.2026-11-24-12.a.gz', [
    line({ 'cs-uri-stem': `/${hostile}`, 'sc-status': '404' }),
    line({ 'cs-uri-stem': '/<svg/onload=alert(1)>', 'sc-status': '404' }),
    line({
      'cs(Referer)': `https://evil.example/${hostile}`,
      'cs-uri-query': `utm_source=${encodeURIComponent(hostile)}`,
    }),
    line({ 'cs(Referer)': `https://<svg>.example/` }),
  ]);
  await keepStatistics(dependencies());
  const { html = '' } = sent[0] ?? {};
  const tags = new Set([...html.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, tag]) => tag));
  expect([...tags].sort()).toEqual(
    ['b', 'body', 'h1', 'h2', 'h3', 'head', 'html', 'meta', 'p', 'pre', 'table', 'td', 'title', 'tr'].sort(),
  );
  expect(html).toContain('/&lt;svg/onload=alert(1)&gt;');
  expect(html).not.toMatch(/href=|src=x|<script/);
  expect(sent[0]?.text).not.toMatch(/\r|onerror/);
});

test('links that only refuse programs are no news; one that fails once and then answers neither', async () => {
  const asked = new Map<string, number>();
  const ask = async (url: string) => {
    const times = (asked.get(url) ?? 0) + 1;
    asked.set(url, times);
    if (url === 'gone') throw new TypeError('fetch failed');
    return answer({ refused: 403, busy: 429, shaky: times === 1 ? 503 : 200, missing: 410 }[url] ?? 200);
  };
  expect(await brokenLinks(['refused', 'busy', 'shaky', 'missing', 'gone', 'well'], ask)).toEqual([
    'missing',
    'gone',
  ]);
});

let leads = 0;
async function lead(createdAt: string, more: object, table = 'leads'): Promise<string> {
  const id = `lead-${leads++}`;
  const Item = {
    submissionId: id,
    createdAt,
    month: createdAt.slice(0, 7),
    name: 'Maria Musterfrau',
    email: `maria${leads}@example.org`,
    ...(table === 'leads' && { lead_type: 'consulting' }),
    ...more,
  };
  await database.client.send(new PutCommand({ TableName: table, Item }));
  return id;
}
