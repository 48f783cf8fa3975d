import { fixture } from '../testing/fixture.ts';
import { type Crawl, crawl, type FoundLink } from './crawl.ts';
import { articles, routes } from './route-table.ts';
import { test as base, expect } from './test.ts';

/* Link targets by link text. content/pages.spec.ts checks that all targets exist. */

const { bookings, email, mailSubjects, profiles, url: home, withdrawalPage } = fixture.site;
const hostOf = (address: string) => new URL(address).host;

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

test('mail goes to one address, and no link leads to the closed dispute platform', ({ site }) => {
  // Drafts that share an article have no recipient.
  const mails = site.links.filter(({ href }) => /^mailto:[^?]/.test(href)).map(({ url }) => new URL(url));
  expect(new Set(mails.map(({ pathname }) => pathname))).toEqual(new Set([email]));
  expect(site.links.filter(({ href }) => href.includes('ec.europa.eu/consumers/odr'))).toEqual([]);
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
        bookings.general,
        withdrawalPage,
        ...Object.values(profiles),
      ]),
    );
  }
});

test('booking, shop, media and profile links open a new tab without an opener, and say so', ({ site }) => {
  const contributions = fixture.media.items.map(({ link }) => link).filter((link) => link !== '#');
  const addresses = [...Object.values(bookings), ...Object.values(profiles), ...contributions];
  const hosts = new Set(['www.amazon.de', ...addresses.map(hostOf)]);
  const elsewhere = site.links.filter(({ url }) => hosts.has(hostOf(url)));
  expect(new Set(elsewhere.map(({ url }) => hostOf(url)))).toEqual(hosts);
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
  const booked = site.links.filter(({ url }) => hostOf(url) === hostOf(bookings.general));
  const kinds: [RegExp, string][] = [
    [/Strategie-Call/, bookings.strategy],
    [/Mentoring/, bookings.general],
    [/Check-In|Monat/, bookings.first],
  ];
  for (const [label, target] of kinds) {
    const urls = booked.filter(({ text }) => label.test(text)).map(({ url }) => url);
    expect([label, new Set(urls)]).toEqual([label, new Set([target])]);
  }
  // The general first call is on the home and contact pages, in the FAQ and below every article.
  for (const path of ['/', '/kontakt', '/faq', ...articles.map(({ path }) => path)]) {
    const own = booked.filter(({ from, isShared }) => from === path && !isShared).map(({ url }) => url);
    expect(own, path).toContain(bookings.general);
  }
  const known: string[] = [...Object.values(bookings), withdrawalPage];
  expect(booked.filter(({ url }) => !known.includes(url))).toEqual([]);
});

test('mail buttons open a draft to the owner with the subject of their kind', ({ site }) => {
  const drafts = site.links.filter(({ href }) => href.startsWith('mailto:'));
  // Drafts that share an article have no recipient.
  const mails = drafts.filter(
    ({ from, href }) => !(from.startsWith('/blog/') && href.startsWith('mailto:?')),
  );
  expect(mails.filter(({ href }) => !href.startsWith(`mailto:${email}`))).toEqual([]);

  const legal = ['/privacy', '/datenschutz', '/impressum', '/agb'];
  const subjects = mails
    // Addresses in legal texts are plain mailto links.
    .filter(({ from, isShared }) => isShared || !legal.includes(from))
    .map(({ from, href }) => ({ from, subject: new URL(href).searchParams.get('subject') ?? '' }));
  const { workshop, ...plain } = mailSubjects;
  const ofWorkshops = fixture.workshops.workshops.map(({ title }) => workshop.replace('{{title}}', title));
  const known = [...Object.values(plain), ...ofWorkshops];
  expect(subjects.filter(({ subject }) => !known.includes(subject))).toEqual([]);
  expect(known.filter((one) => !subjects.some(({ subject }) => subject === one))).toEqual([]);
  const here = subjects.filter(({ from }) => from === '/ki-workshops').map(({ subject }) => subject);
  expect(here).toEqual(expect.arrayContaining([...ofWorkshops, plain.offer, plain.training]));
});

test('links of a page with one name lead to one place', ({ site }) => {
  const own = site.links.filter(({ isShared }) => !isShared);
  const canonicalOf = ({ href }: FoundLink) => routes.find(({ path }) => path === href)?.canonical ?? href;
  const targets = [...Map.groupBy(own, ({ from, text }) => `${from} ${text}`)].map(
    ([name, links]) => [name, ...new Set(links.map(canonicalOf))] as const,
  );
  expect(targets.filter(([, ...hrefs]) => hrefs.length > 1)).toEqual([]);
});

test('an article is shared by a draft with its title and URL', async ({ page, site }) => {
  for (const { path } of articles) {
    await page.goto(path);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    const draft = site.links.find(({ from, href }) => from === path && href.startsWith('mailto:?'));
    const { searchParams } = new URL(draft?.href ?? 'about:blank');
    expect(searchParams.get('subject')).toBe(heading);
    expect(searchParams.get('body')).toContain(home + path);
  }
});

test('a contribution without a URL has no button', async ({ page }) => {
  await page.goto('/tv-presse');
  for (const { title, link } of fixture.media.items) {
    const buttons = page.locator('.media-list li').filter({ hasText: title }).getByRole('link');
    await expect(buttons, title).toHaveCount(link === '#' ? 0 : 1);
  }
});
