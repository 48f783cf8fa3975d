import { expect, type Page, test } from '@playwright/test';
import { lazyArticles } from '../content/page-data.ts';
import { late, openLive, watchRequests } from './live-page.ts';

const fixed = '/blog/ki-strategien-fuehrungskraefte-2024';
const lazy = '/blog/google-ki-suche';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const mainLink = (page: Page, path: string) => page.locator(`main a[href="${path}"]`).first();
const barLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

test('links are followed without loading a document: data, title, top of the page, focus', async ({
  page,
}) => {
  await openLive(page, '/blog');
  const { documents, data } = watchRequests(page);

  await mainLink(page, fixed).click();
  await expect(heading(page)).toContainText('KI-Strategien für Führungskräfte 2024');
  await expect(page).toHaveTitle(/KI-Strategien für Führungskräfte 2024/);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'KI-Strategien' })).toHaveCount(1);
  expect(await scrolled(page)).toBe(0);
  expect(data).toEqual([`/data${fixed}.json`]);

  // A link in the article's own text, at the end of a long page.
  await page.getByRole('main').getByRole('link', { name: 'Anfrage', exact: true }).click();
  await expect(heading(page)).toHaveText('Ihre Anfrage');
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toContainText('KI-Strategien');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  expect(documents).toEqual([]);
});

test("a lazily loaded article shows 'Lädt...' until it is there, from its top and with the focus", async ({
  page,
}) => {
  await openLive(page, '/blog');
  await page.route(`**/data${lazy}.json`, late(800));
  await mainLink(page, lazy).click();
  await expect(page.getByRole('status').filter({ hasText: 'Lädt...' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  await expect(heading(page)).toContainText('Google und die KI-Suche');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('Lädt...')).toHaveCount(0);
  expect(await scrolled(page)).toBe(0);
});

test('other pages leave the open one in its place and say that something is under way', async ({ page }) => {
  await openLive(page, '/blog');
  await page.route('**/data/**', late(800));
  await mainLink(page, fixed).click();
  await expect(page.getByRole('status').filter({ hasText: 'Die Seite wird geladen.' })).toHaveCount(1);
  await expect(page.locator('.progress')).toBeVisible();
  await expect(heading(page)).toContainText('Blog');
  await expect(page.getByText('Lädt...')).toHaveCount(0);
  await expect(heading(page)).toContainText('KI-Strategien');
  await expect(page.locator('.progress')).toHaveCount(0);
});

test("'Lädt...' is on no page that is loaded as a document", async ({ request }) => {
  for (const slug of lazyArticles) {
    const html = await (await request.get(`/blog/${slug}`)).text();
    expect(html).not.toContain('Lädt...');
    expect(html).toContain('class="prose"');
  }
});

test('going back to a lazily loaded article shows it at once and where it was left', async ({ page }) => {
  await openLive(page, lazy);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await barLink(page, 'Kontakt').click();
  await expect(heading(page)).toContainText('Kontakt');
  await page.route('**/data/**', (route) => route.abort());
  await page.goBack();
  await expect(heading(page)).toContainText('Google und die KI-Suche');
  // To the line: fonts that arrive late move the text by some pixels.
  const isWhereItWas = async () => Math.abs((await scrolled(page)) - 1500) < 25;
  await expect.poll(isWhereItWas).toBe(true);
  // Forward and back again: no position has taken the place of another.
  await page.goForward();
  await expect(heading(page)).toContainText('Kontakt');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(isWhereItWas).toBe(true);
});

test('going back across a document shows the page where it was left', async ({ page }) => {
  await openLive(page, '/faq');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await page.goto('/impressum');
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(700);
});

test('anchors that the browser follows lead back to where each page was', async ({ page }) => {
  await openLive(page, fixed);
  await page.locator('main nav a[href^="#"]').last().click();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  await page.evaluate(() => new Promise((settled) => addEventListener('scrollend', settled, { once: true })));
  // As it is when the page is left: late fonts may have moved the text after the scrolling.
  const left = page.evaluate(
    () =>
      new Promise<number>((leave) =>
        addEventListener('click', () => leave(Math.round(scrollY)), { once: true }),
      ),
  );
  await barLink(page, 'Blog').click();
  await expect(heading(page)).toContainText('Blog');
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  const position = await left;
  expect(position).toBeGreaterThan(1000);
  // Within a line of text: what is drawn anew above may settle by some pixels, and the browser keeps to the text.
  await expect.poll(async () => Math.abs((await scrolled(page)) - position)).toBeLessThan(24);
});

test('of two links clicked one after the other the last wins', async ({ page }) => {
  await openLive(page, '/blog');
  await page.route('**/data/**', late(300));
  const { documents } = watchRequests(page);
  await barLink(page, 'Preise').click();
  await barLink(page, 'Kontakt').click();
  await expect(heading(page)).toContainText('Kontakt');
  await page.waitForTimeout(400);
  await expect(page).toHaveURL('/kontakt');
  await expect(heading(page)).toContainText('Kontakt');
  expect(documents).toEqual([]);
});

test('new tabs, downloads, mail and other sites are the business of the browser', async ({ page }) => {
  await openLive(page, '/blog');
  const left = await page.evaluate((path) => {
    const links = [
      { href: path, target: '_blank' },
      { href: path, download: '' },
      { href: 'mailto:a@example.com' },
      { href: 'https://social.example.com/' },
      { href: '/downloads/kleinanzeigen-ki-prompts.pdf' },
      { href: '/api/leads/enquiry' },
      { href: '#content' },
    ].map((attributes) => Object.assign(document.createElement('a'), attributes));
    const plain = Object.assign(document.createElement('a'), { href: path });
    document.body.append(...links, plain);
    // Last of all, so that it sees what the site did, and nothing is opened.
    const isTaken = (link: Element, init: MouseEventInit = {}) => {
      let taken = false;
      addEventListener(
        'click',
        (event) => {
          taken = event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
      return taken;
    };
    return [
      ...links.map((link) => isTaken(link)),
      isTaken(plain, { ctrlKey: true }),
      isTaken(plain, { metaKey: true }),
      isTaken(plain, { shiftKey: true }),
      isTaken(plain, { button: 1 }),
      !isTaken(plain),
    ].filter(Boolean);
  }, fixed);
  expect(left).toEqual([]);
});

test('pages fade into each other in less than 200 ms and take clicks meanwhile', async ({ page }) => {
  await openLive(page, '/blog');
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(() => {
        const times = document.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime);
        Object.assign(window, { fade: Math.max(...times.map(Number)) });
      });
      return transition;
    };
  });
  await barLink(page, 'Preise').click();
  await expect.poll(() => page.evaluate(() => 'fade' in window && window.fade)).toBeLessThan(200);
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('::view-transition-group(page) { animation-duration: 20s }');
    document.adoptedStyleSheets = [slow];
  });
  await barLink(page, 'Bücher').click();
  await expect.poll(() => page.evaluate(() => 'fade' in window && window.fade)).toBe(20_000);
  await barLink(page, 'Kontakt').click();
  await expect(heading(page)).toContainText('Kontakt');
  // React Router's own transitions would be written down.
  await page.goto('/faq');
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
});

test('with reduced motion nothing fades and the sign of waiting stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, '/blog');
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error('A page fades.');
    };
  });
  await page.route('**/data/**', late(1200));
  await barLink(page, 'Preise').click();
  await expect(page.locator('.progress')).toHaveCSS('animation-name', 'none');
  await expect(heading(page)).not.toContainText('Blog');
});

test('the menu closes when a link in it is followed', async ({ page }) => {
  await openLive(page, '/');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('back after a reload shows the page of the address, whether or not anybody has touched it', async ({
  page,
}) => {
  await openLive(page, '/');
  await barLink(page, 'Blog').click();
  await expect(heading(page)).toHaveText(/Blog/);
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText(/Künstliche Intelligenz beginnt/);
  await expect(page).toHaveURL('/');
});

test('anchors of the open page are scrolled to and focused, the logo leads back to its top', async ({
  page,
}) => {
  await openLive(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Coaching', exact: true }).click();
  await expect(page.locator('#coaching')).toBeInViewport();
  await expect(page.locator('#coaching')).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Erika Mustermann' }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('a link to an old address is redirected inside the page, with its query', async ({ page }) => {
  await openLive(page, '/blog');
  const { documents } = watchRequests(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/erfolgscode?utm_source=test';
    link.textContent = 'Alter Link';
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'Alter Link' }).click();
  await expect(page).toHaveURL('/?utm_source=test');
  await expect(heading(page)).toHaveText(/Künstliche Intelligenz beginnt/);
  expect(documents).toEqual([]);
});
