import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Crawl, crawl } from './crawl.ts';
import { articles, routes } from './route-table.ts';
import { test as base, expect } from './test.ts';

const fromYaml = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'));
const { email, mailSubjects } = fromYaml('site.yaml');
const booking = (name: string) => `https://termine.example.com/${name}`;

/** The not-found page has links, too. */
const NOT_FOUND = '/404';

const test = base.extend<object, { site: Crawl }>({
  site: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage();
      await page.goto(`${project.use.baseURL}/impressum`);
      await use(await crawl(page, [...routes.map(({ path }) => path), NOT_FOUND]));
      await page.close();
    },
    { scope: 'worker' },
  ],
});
// One worker: the crawl is made once.
test.describe.configure({ mode: 'default' });

test('every link, picture and file of every page is there, without a redirect', ({ site }) => {
  expect(site.broken).toEqual([`${NOT_FOUND}: 404`]);
  const table = routes.map(({ path }) => path);
  expect(Object.keys(site.pages).toSorted()).toEqual([...table, NOT_FOUND].toSorted());
});

test('links lead from the home page to every page but those that nobody is to come upon', ({ site }) => {
  const reached = new Set(['/']);
  for (const path of reached)
    for (const { url } of site.links.filter(({ from }) => from === path)) reached.add(new URL(url).pathname);
  const unreached = routes.map(({ path }) => path).filter((path) => !reached.has(path));
  // The thank-you page, and second paths of pages (the lead popup links one).
  expect(['/vortraege', '/datenschutz', '/anfrage-danke']).toEqual(expect.arrayContaining(unreached));
});

test('every anchor that is linked is on its page', ({ site }) => {
  const lost = site.links
    .map(({ from, href, url }) => ({ from, href, target: new URL(url) }))
    .filter(({ target }) => target.pathname in site.pages && target.hash)
    .filter(({ target }) => !site.pages[target.pathname]?.includes(decodeURIComponent(target.hash.slice(1))));
  expect(lost.map(({ from, href }) => `${from}: ${href}`)).toEqual([]);
});

test('mail goes to one address, and nobody is sent to the dispute platform that was closed', ({ site }) => {
  // Whom an article is recommended to is the visitor's choice.
  const mails = site.links.filter(({ href }) => /^mailto:[^?]/.test(href)).map(({ url }) => new URL(url));
  expect(new Set(mails.map(({ pathname }) => pathname))).toEqual(new Set(['kontakt@example.com']));
  expect(site.links.filter(({ href }) => href.includes('ec.europa.eu/consumers/odr'))).toEqual([]);
});

test('no link leads nowhere or has nothing to say', ({ site }) => {
  const empty = site.links.filter(({ href, text }) => ['', '#'].includes(href) || !text.trim());
  // Pictures that are links have their words in the alternative text.
  expect(empty).toEqual([]);
});

test('the footer links the services, the legal and press pages, the anchors of the home page and the profiles', ({
  site,
}) => {
  for (const path of Object.keys(site.pages)) {
    const shared = site.links.filter((link) => link.from === path && link.isShared).map(({ href }) => href);
    expect(shared, path).toEqual(
      expect.arrayContaining([
        ...['/ki-strategie-call', '/ki-workshops', '/ki-vortraege', '/business-coaching'],
        ...['/privacy', '/impressum', '/agb', '/medienprofil', '/pressebereich'],
        ...['about', 'coaching', 'books', 'testimonials', 'contact'].map((anchor) => `/#${anchor}`),
        booking('1-zu-1'),
        ...['netzwerk', 'kurzvideos'].map((profile) => `https://social.example.com/${profile}`),
      ]),
    );
  }
});

test('booking, shop, media and profile links open a new tab that has no hold on this one, and say so', ({
  site,
}) => {
  const elsewhere = site.links.filter(({ url }) =>
    /^https?:\/\/(termine|social|medien)\.example\.com|^https?:\/\/www\.amazon\./.test(url),
  );
  expect(elsewhere.length).toBeGreaterThan(80);
  const wrong = elsewhere.filter(
    ({ url, target, rel, text }) =>
      !url.startsWith('https:') ||
      target !== '_blank' ||
      !rel.split(' ').includes('noopener') ||
      !text.includes('öffnet in neuem Tab'),
  );
  expect(wrong).toEqual([]);
  const tabs = site.links.filter(({ target }) => target);
  expect(tabs.filter(({ rel }) => !rel.split(' ').includes('noopener'))).toEqual([]);
});

test('booking buttons lead to the page of their kind', ({ site }) => {
  const bookings = site.links.filter(({ url }) => url.startsWith(booking('')));
  const kinds: [RegExp, string][] = [
    [/Strategie-Call/, booking('90-minuten')],
    [/Mentoring/, booking('1-zu-1')],
    [/Check-In|Monat/, booking('erstes-gespraech')],
  ];
  for (const [label, target] of kinds) {
    const urls = bookings.filter(({ text }) => label.test(text)).map(({ url }) => url);
    expect([label, new Set(urls)]).toEqual([label, new Set([target])]);
  }
  // The general first call stands on the home and contact page, in the FAQ and below every article.
  for (const path of ['/', '/kontakt', '/faq', ...articles.map(({ path }) => path)]) {
    const own = bookings.filter(({ from, isShared }) => from === path && !isShared).map(({ url }) => url);
    expect(own, path).toContain(booking('1-zu-1'));
  }
  const known = ['1-zu-1', 'erstes-gespraech', '90-minuten'].map(booking);
  expect(bookings.filter(({ url }) => !known.includes(url))).toEqual([]);
});

test('mail buttons open a draft to the owner with the subject of their kind', ({ site }) => {
  const drafts = site.links.filter(({ href }) => href.startsWith('mailto:'));
  // Who hands on an article chooses whom to write to.
  const mails = drafts.filter(
    ({ from, href }) => !(from.startsWith('/blog/') && href.startsWith('mailto:?')),
  );
  expect(mails.filter(({ href }) => !href.startsWith(`mailto:${email}`))).toEqual([]);

  const legal = ['/privacy', '/datenschutz', '/impressum', '/agb'];
  const subjects = mails
    // In legal texts an address is an address.
    .filter(({ from, isShared }) => isShared || !legal.includes(from))
    .map(({ from, href }) => ({ from, subject: new URL(href).searchParams.get('subject') ?? '' }));
  const { workshop, ...plain } = mailSubjects;
  const titles: string[] = fromYaml('workshops.yaml').workshops.map(({ title }: { title: string }) => title);
  const ofWorkshops = titles.map((title) => workshop.replace('{{title}}', title));
  const known = [...Object.values(plain), ...ofWorkshops];
  expect(subjects.filter(({ subject }) => !known.includes(subject))).toEqual([]);
  expect(known.filter((one) => !subjects.some(({ subject }) => subject === one))).toEqual([]);
  const here = subjects.filter(({ from }) => from === '/ki-workshops').map(({ subject }) => subject);
  expect(here).toEqual(expect.arrayContaining([...ofWorkshops, plain.offer, plain.training]));
});

test('an article is handed on by a draft with its title and its address', async ({ page, site }) => {
  for (const { path } of articles) {
    await page.goto(path);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    const draft = site.links.find(({ from, href }) => from === path && href.startsWith('mailto:?'));
    const { searchParams } = new URL(draft?.href ?? 'about:blank');
    expect(searchParams.get('subject')).toBe(heading);
    expect(searchParams.get('body')).toContain(`https://www.example.com${path}`);
  }
});

test('a contribution without an address has no button', async ({ page }) => {
  await page.goto('/tv-presse');
  for (const { title, link } of fromYaml('media.yaml').items) {
    const buttons = page.locator('.media-list li').filter({ hasText: title }).getByRole('link');
    await expect(buttons, title).toHaveCount(link === '#' ? 0 : 1);
  }
});
