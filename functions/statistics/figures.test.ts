import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, startDatabase } from '../testing/aws.ts';
import { countLog } from './count-log.ts';
import { sumOf } from './counts.ts';
import { writeLetter } from './letter.ts';
import { createStatisticsStore } from './statistics-store.ts';
import { BROWSER, line, logFiles } from './testing/log.ts';

/* A month of 100,000 lines, counted a second time by plain text search. */

let database: Database;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());

const LINES = 100_000;
const MARK = 'merkmal-7f3a';
const pages = ['/', '/kontakt', '/books', '/blog', '/faq'];
const robots = ['Mozilla/5.0 (compatible; bingbot/2.0)', 'curl/8.5.0', 'python-requests/2.32', '-'];

/** Repeatable, unlike Math.random. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test('the figures are those of a second count, and nothing of a visitor remains', async ({ annotate }) => {
  const dice = random(39);
  const pick = <Item>(items: readonly Item[]) => items[dice(items.length)] as Item;
  const made: string[] = [];
  const files = logFiles();
  for (let day = 1; day <= 28; day++) {
    const some: string[] = [];
    for (let index = 0; index < LINES / 28; index++) some.push(anyLine());
    made.push(...some);
    const name = `E1.2026-11-${`${day}`.padStart(2, '0')}-${`${dice(22)}`.padStart(2, '0')}`;
    files.put(`${name}.a.gz`, some.slice(0, 2000));
    files.put(`${name}.b.gz`, some.slice(2000));
  }

  function anyLine(): string {
    const referrers = [
      '-',
      '-',
      'https://www.google.com/',
      'https://bing.com/x',
      `https://example.org${pick(pages)}`,
    ];
    const common = {
      'cs(User-Agent)': dice(4) === 0 ? pick(robots) : `${BROWSER}%20${MARK}`,
      'cs(Referer)': `${pick(referrers)}`.replace('bing.com/x', `bing.com/${MARK}`),
    };
    switch (dice(12)) {
      case 0:
        return pick(['', '{', '\u0000', '{"cs-method":"GET"}', '\\n', `["${MARK}"]`, 'GET / HTTP/1.1']);
      case 1:
        return line({ ...common, 'cs-uri-stem': `/weg-${dice(20)}`, 'sc-status': '404' });
      case 2:
        return line({
          ...common,
          'cs-uri-stem': pick(['/.env', '/wp-login.php', `/x\r\n${MARK}`]),
          'sc-status': '404',
        });
      case 3:
        return line({ ...common, 'cs-uri-stem': '/assets/site.css', 'sc-content-type': 'text/css' });
      case 4:
        return line({
          ...common,
          'cs-uri-stem': '/data/kontakt.json',
          'cs-uri-query': pick(['-', 'return']),
          'sc-content-type': 'application/json',
        });
      case 5:
        return line({
          ...common,
          'cs-uri-query': 'utm_source=xing&utm_campaign=herbst',
          'cs-uri-stem': pick(pages),
        });
      case 6:
        return line({ ...common, 'sc-status': '304', 'sc-content-type': '-', 'cs-uri-stem': pick(pages) });
      case 7:
        return line({
          ...common,
          'cs-uri-query': `email=${MARK}@example.org&utm_source=${MARK}@example.org`,
        });
      default:
        return line({ ...common, 'cs-uri-stem': pick(pages) });
    }
  }

  const expected = secondCount(made);
  const store = createStatisticsStore(database.client, 'limits');
  const [before, since] = [process.memoryUsage().heapUsed, performance.now()];
  let most = 0;
  const watched = {
    ...files,
    remove: async (name: string) => {
      most = Math.max(most, process.memoryUsage().heapUsed - before);
      await files.remove(name);
    },
  };
  await countLog(watched, store, { host: 'example.org', isPage: (path) => pages.includes(path) });
  await annotate(`${LINES} lines: ${Math.round(performance.now() - since)} ms, ${Math.round(most / 1e6)} MB`);

  const totals: Record<string, number> = {};
  for (let day = 1; day <= 28; day++) {
    const kept = await store.read(`2026-11-${`${day}`.padStart(2, '0')}`);
    for (const [kind, tally] of Object.entries(sumOf(kept)))
      for (const [key, count] of tally.entries())
        totals[`${kind} ${key}`] = (totals[`${kind} ${key}`] ?? 0) + count;
  }
  expect(totals).toEqual(expected);
  expect(Object.values(totals).reduce((sum, count) => sum + count)).toBeGreaterThan(LINES / 2);
  expect(files.kept.size).toBe(0);
  expect(JSON.stringify(await database.items('limits'))).not.toMatch(new RegExp(`${MARK}|Mozilla|curl`));
  const facts = { pages: {}, externalLinks: [], due: [], leadTypeLabels: {}, siteUrl: 'https://example.org' };
  const letter = await writeLetter('2026-11', store, facts, undefined);
  const visits = Object.entries(expected).reduce(
    (sum, [key, n]) => sum + (key.startsWith('sources ') ? n : 0),
    0,
  );
  expect(letter.text).toContain(`Besuche: ${new Intl.NumberFormat('de-DE').format(visits)}\n`);
  expect(letter.html).not.toContain(MARK);
});

/** As one would with grep and awk: searches the text of each line, and knows nothing of JSON or of how we count. */
function secondCount(lines: string[]): Record<string, number> {
  const sums: Record<string, number> = {};
  const add = (key: string) => {
    sums[key] = (sums[key] ?? 0) + 1;
  };
  for (const text of lines) {
    if (text === '') continue;
    const has = (part: string) => text.includes(part);
    const stem = text.split('"cs-uri-stem":"')[1]?.split('"')[0];
    if (stem === undefined) {
      add('other unreadable');
      continue;
    }
    const isRobot = robots.some((robot) => has(`"cs(User-Agent)":"${robot}"`));
    if (has('"sc-status":"404"')) {
      if (isRobot) continue;
      if (stem.startsWith('/weg-')) add(`missing ${stem}`);
      if (stem.startsWith('/x')) add('missing ');
      continue;
    }
    if (has('.css') || has('"cs-uri-query":"return"')) continue;
    if (isRobot) {
      add('other robots');
      continue;
    }
    if (has('/data/')) {
      add('pages /kontakt');
      continue;
    }
    add(`pages ${stem}`);
    if (has('"cs(Referer)":"https://example.org')) continue;
    add(`sources ${has('google') ? 'google.com' : has('bing') ? 'bing.com' : '-'}`);
    if (has('utm_source=xing')) add('campaigns xing / – / herbst');
    else if (has('utm_source=')) add('campaigns ');
  }
  return sums;
}
