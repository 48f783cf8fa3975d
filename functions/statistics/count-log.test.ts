import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, startDatabase } from '../testing/aws.ts';
import { countLog } from './count-log.ts';
import { type Counts, type Entries, sumOf } from './counts.ts';
import { createStatisticsStore, type StatisticsStore } from './statistics-store.ts';
import { line, logFiles } from './testing/log.ts';

let database: Database;
let store: StatisticsStore;
beforeAll(async () => {
  database = await startDatabase();
  store = createStatisticsStore(database.client, 'limits');
});
afterAll(() => database.stop());
beforeEach(async () => {
  for (const { key } of await database.items('limits')) await database.remove('limits', { key: String(key) });
});

const pages = ['/', '/kontakt', '/books', '/blog'];
const site = { host: 'example.org', isPage: (path: string) => pages.includes(path) };
const file = (hour: string, id: string) => `AWSLogs/1/CloudFront/E1.2026-11-24-${hour}.${id}.gz`;
const count = (files: ReturnType<typeof logFiles>, into = store) => countLog(files, into, site);

async function figures(day = '2026-11-24') {
  const counts = sumOf(await store.read(day));
  const of = (name: keyof Counts): Record<string, number> =>
    Object.fromEntries(counts[name].entries() as Entries);
  return {
    pages: of('pages'),
    sources: of('sources'),
    campaigns: of('campaigns'),
    missing: of('missing'),
    failing: of('failing'),
    other: of('other'),
  };
}

async function counted(...lines: string[]) {
  const files = logFiles();
  files.put(file('12', 'a'), lines);
  await count(files);
  return figures();
}

describe('a view', () => {
  test.each([
    ['a document', {}, { '/': 1 }],
    ['an unchanged document, which has no type', { 'sc-status': '304', 'sc-content-type': '-' }, { '/': 1 }],
    ['with a charset, encoded', { 'sc-content-type': 'text/html;%20charset=utf-8' }, { '/': 1 }],
    [
      'of a followed link',
      { 'cs-uri-stem': '/data/kontakt.json', 'sc-content-type': 'application/json' },
      { '/kontakt': 1 },
    ],
    [
      'of a followed link to the home page',
      { 'cs-uri-stem': '/data/index.json', 'sc-content-type': 'application/json' },
      { '/': 1 },
    ],
    ['as the edge function names its file', { 'cs-uri-stem': '/kontakt/index.html' }, { '/kontakt': 1 }],
  ])('is %s', async (_, changed, expected) => {
    expect((await counted(line(changed))).pages).toEqual(expected);
  });

  test.each([
    ['a HEAD', { 'cs-method': 'HEAD' }],
    ['a redirect', { 'sc-status': '301' }],
    ['a picture', { 'cs-uri-stem': '/assets/a.webp', 'sc-content-type': 'image/webp' }],
    ['a path that is none of the site', { 'cs-uri-stem': '/anderswo' }],
    [
      'fetched for going back',
      {
        'cs-uri-stem': '/data/kontakt.json',
        'cs-uri-query': 'return',
        'sc-content-type': 'application/json',
      },
    ],
    ['an enquiry', { 'cs-method': 'POST', 'cs-uri-stem': '/api/leads/enquiry', 'sc-status': '201' }],
    [
      'a search engine',
      { 'cs(User-Agent)': 'Mozilla/5.0%20(compatible;%20Googlebot/2.1;%20+http://www.google.com/bot.html)' },
    ],
    ['our own test', { 'cs(User-Agent)': 'node' }],
    ['nameless', { 'cs(User-Agent)': '-' }],
  ])('is not %s', async (_, changed) => {
    const { pages, sources } = await counted(line(changed));
    expect({ pages, sources }).toEqual({ pages: {}, sources: {} });
  });
});

test('a visit is a document that no page of the site led to, and of its source only the host is kept', async () => {
  const { sources, pages } = await counted(
    line(),
    line({ 'cs(Referer)': 'https://www.google.com/search%3Fq=geheim' }),
    line({ 'cs(Referer)': 'https://google.com/' }),
    line({ 'cs(Referer)': 'https://www.example.org/kontakt' }),
    line({ 'cs(Referer)': 'http://203.0.113.7/' }),
    line({ 'cs(Referer)': 'javascript:alert(1)' }),
    line({ 'cs-uri-stem': '/data/kontakt.json', 'sc-content-type': 'application/json' }),
  );
  expect(sources).toEqual({ '-': 1, 'google.com': 2, '': 2 });
  expect(pages).toEqual({ '/': 6, '/kontakt': 1 });
});

test('a campaign is its three names; an address in one is not kept', async () => {
  const { campaigns } = await counted(
    line({ 'cs-uri-query': 'utm_source=newsletter&utm_medium=email&utm_campaign=herbst%202026&gclid=1' }),
    line({ 'cs-uri-query': 'utm_source=xing' }),
    line({ 'cs-uri-query': 'utm_source=erika@example.org' }),
    line({ 'cs-uri-query': 'q=erika' }),
  );
  expect(campaigns).toEqual({ 'newsletter / email / herbst 2026': 1, 'xing / – / –': 1, '': 1 });
});

test('paths that people did not find are kept, not what scanners look for', async () => {
  const missing = (path: string) => line({ 'cs-uri-stem': path, 'sc-status': '404' });
  const kept = await counted(
    ...['/alte-seite', '/alte-seite', '/.env', '/a/.git/config', '/wp-login.php', '/bild.png'].map(missing),
    missing('/a\nb'),
    missing('/erika@example.org/konto'),
    missing('/erika%40example.org/konto'),
    missing(`/${'lang'.repeat(50)}`),
  );
  expect(kept.missing).toEqual({ '/alte-seite': 2, '': 4 });
});

test('server errors are kept by path, whoever asked, without the token of a sign-up', async () => {
  const { failing } = await counted(
    line({ 'cs-uri-stem': '/api/confirmations/geheim', 'sc-status': '500' }),
    line({
      'cs-method': 'POST',
      'cs-uri-stem': '/api/leads/enquiry',
      'sc-status': '503',
      'cs(User-Agent)': '-',
    }),
  );
  expect(failing).toEqual({ '/api/leads/enquiry': 1, '/api/confirmations/': 1 });
});

test('broken lines and damaged files stop nothing, and what is around them counts', async () => {
  const files = logFiles();
  files.put(file('12', 'a'), [
    '{"cs-uri-stem":',
    'null',
    '[]',
    '"x"',
    '',
    line(),
    `{"x":"${'y'.repeat(200_000)}"}`,
  ]);
  const whole = gzipSync(Array.from({ length: 2000 }, () => line({ time: `${Math.random()}` })).join('\n'));
  files.put(file('12', 'b'), whole.subarray(0, whole.length / 2));
  files.put(file('12', 'c'), Buffer.from('no gzip'));
  const odd = file('12', 'd').replace('2026-11-24', '2026-13-45');
  for (const name of ['readme.txt', odd]) files.put(name, Buffer.from('not of the log'));
  await count(files);
  const { pages, other } = await figures();
  expect(pages['/']).toBeGreaterThan(100);
  expect(other.unreadable).toBe(7);
  expect([...files.kept.keys()]).toEqual(['readme.txt', odd]);
});

test('a scanner with a thousand paths leaves a hundred and their sum', async () => {
  const { missing } = await counted(
    ...Array.from({ length: 30_000 }, (_, index) =>
      line({ 'cs-uri-stem': `/x${index % 25_000}`, 'sc-status': '404' }),
    ),
  );
  expect(Object.keys(missing)).toHaveLength(101);
  expect(Object.values(missing).reduce((sum, one) => sum + one)).toBe(30_000);
});

test('names that mean something to JavaScript are names like others', async () => {
  const { campaigns } = await counted(
    line({ 'cs-uri-query': 'utm_source=__proto__&utm_medium=constructor' }),
  );
  expect(campaigns).toEqual({ '__proto__ / constructor / –': 1 });
});

test('hours belong to the day in Frankfurt', async () => {
  const files = logFiles();
  files.put(file('22', 'a'), [line()]);
  files.put(file('23', 'b'), [line()]);
  await count(files);
  expect((await figures()).pages).toEqual({ '/': 1 });
  expect((await figures('2026-11-25')).pages).toEqual({ '/': 1 });
});

describe('a file counts once', () => {
  const full = () => {
    const files = logFiles();
    for (const id of ['a', 'b', 'c'])
      files.put(file('12', id), [line(), line({ 'cs-uri-stem': '/kontakt' })]);
    return files;
  };
  const once = { '/': 3, '/kontakt': 3 };

  test.each(['read', 'keep', 'kept', 'remove'])('if a run dies at: %s', async (step) => {
    const files = full();
    let left = 1;
    const dies = <Result>(at: string, work: () => Promise<Result>) => {
      if (step === at && left-- <= 0) throw new Error('killed');
      return work();
    };
    const dying = {
      ...files,
      read: (name: string) => dies('read', () => files.read(name)),
      remove: (name: string) => dies('remove', () => files.remove(name)),
    };
    const dyingStore: StatisticsStore = {
      ...store,
      async change(day, change) {
        await store.change(day, async (kept) => {
          await change(kept);
          if (step === 'keep') throw new Error('killed');
        });
        if (step === 'kept') throw new Error('killed');
      },
    };
    await expect(countLog(dying, dyingStore, site)).rejects.toThrow('killed');
    // One that came in meanwhile.
    files.put(file('13', 'a'), [line({ 'cs-uri-stem': '/books' })]);
    await count(files);
    await count(files);
    expect((await figures()).pages).toEqual({ ...once, '/books': 1 });
    expect(files.kept.size).toBe(0);
  });

  test('if the connection breaks in the middle of it', async () => {
    const files = full();
    const broken = async function* (name: string) {
      for await (const bytes of await files.read(name)) yield (bytes as Buffer).subarray(0, 40);
      throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    };
    const breaking = { ...files, read: async (name: string) => Readable.from(broken(name)) };
    await expect(count(breaking)).rejects.toThrow('aborted');
    expect(files.kept.size).toBe(3);
    await count(files);
    expect((await figures()).pages).toEqual(once);
  });

  test('if two runs overlap', async () => {
    const files = full();
    // The second has read the day and the files when the first keeps and deletes them.
    const late: StatisticsStore = {
      ...store,
      change: (day, change) =>
        store.change(day, async (kept) => {
          await change(kept);
          await count({ ...files, list: async () => [...files.kept.keys()] } as typeof files);
        }),
    };
    await expect(countLog(files, late, site)).rejects.toThrow(/conditional/i);
    expect((await figures()).pages).toEqual(once);
  });

  test('if it is delivered late to a day that was counted', async () => {
    await count(full());
    const files = logFiles();
    files.put(file('12', 'd'), [line()]);
    await count(files);
    expect((await figures()).pages).toEqual({ '/': 4, '/kontakt': 3 });
  });
});
