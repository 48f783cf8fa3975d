import { fixture } from '../testing/fixture.ts';
import { headerMisfits } from './conditions/header-fit.ts';
import { spaceText } from './conditions/text-spacing.ts';
import { hydrate, openLive, webFontsShown } from './live-page.ts';
import { expect, type Page, test } from './test.ts';

const widths = [
  280, 320, 344, 360, 375, 387, 388, 390, 639, 640, 1152, 1199, 1200, 1216, 1240, 1279, 1280, 1440,
];
for (const font of ['Jost', 'Jost Fallback'])
  test(`nothing in the header overlaps or is clipped at any width in ${font}`, async ({ page }) => {
    if (font === 'Jost Fallback') await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/');
    await page.waitForFunction(
      (name) => [500, 600].every((weight) => document.fonts.check(`${weight} 1rem "${name}"`)),
      font,
    );
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await headerMisfits(page), `${width} px`).toEqual([]);
    }
  });

test('long names fit into the header', async ({ page }) => {
  await page.goto('/');
  await webFontsShown(page);
  for (const name of [
    'Dr. Katrin\nVogel-Özdemir',
    'Dr. Anna\nMusterfrauenbergerin',
    'Dr. Alexandra\nMustermann-Oberhausen',
  ]) {
    await setName(page, name);
    for (const width of [320, 390, 768, 1200, 1280, 1366, 1440]) {
      const at = `${name} at ${width} px`;
      await page.setViewportSize({ width, height: 800 });
      expect(await headerMisfits(page), at).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(width);
    }
  }
});

function setName(page: Page, name: string) {
  return page
    .getByRole('banner')
    .getByRole('link')
    .first()
    .locator('span')
    .evaluate((span, name) => {
      span.textContent = name;
    }, name);
}

test('the links give way to the menu, all at once, where they don’t fit beside the name', async ({
  page,
}) => {
  await page.goto('/');
  await webFontsShown(page);
  const bar = page.getByRole('banner').getByRole('navigation');
  const linksAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    expect(await headerMisfits(page), `${width} px`).toEqual([]);
    return bar.getByRole('link').count();
  };
  const all = fixture.navigation.bar.length;
  expect(await linksAt(1200)).toBe(all);

  await spaceText(page);
  for (const width of [1200, 1280, 1366]) expect(await linksAt(width), `spaced, ${width} px`).toBe(0);
  expect(await linksAt(1920)).toBe(all);

  await page.reload();
  await setName(page, 'Dr. Alexandra\nMustermann-Oberhausen');
  expect(await linksAt(1200)).toBe(0);
  expect(await linksAt(1440)).toBe(all);

  await page.reload();
  await lengthenLabel(page, 'Strategie und Führung');
  expect(await linksAt(1200)).toBe(0);
  expect(await linksAt(1920)).toBe(all);
});

/** As the owner may: the label of the first link after the dropdown. */
function lengthenLabel(page: Page, label: string) {
  return page.getByRole('banner').evaluate((header, label) => {
    for (const row of header.querySelectorAll('.header-needed, .header-bar'))
      (row.children[1] as HTMLElement).textContent = label;
  }, label);
}

for (const [width, name] of [
  [320, 'the name'],
  [390, 'the name'],
  [1280, 'the mark and the name'],
] as const)
  test(`with spaced text, ${name} and the buttons fit into the header at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await webFontsShown(page);
    await spaceText(page);
    expect(await headerMisfits(page)).toEqual([]);
    const brand = page.getByRole('banner').getByRole('link').first();
    const { y = 0, height = 0 } = (await brand.locator('img').boundingBox()) ?? {};
    expect(y + height < 76).toBe(name.includes('mark'));
  });

test('nothing in the header overlaps or is clipped at 640 px with a root font of 32 px', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await page.goto('/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  await webFontsShown(page);
  expect(await headerMisfits(page)).toEqual([]);
});

test('nothing in the header overlaps or is clipped at 640 px with the text size doubled in the browser', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 800 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto('/');
  await webFontsShown(page);
  expect(await headerMisfits(page)).toEqual([]);
});

test('on a desktop, the header shows all links of the menu in one line', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto('/');
  const header = page.getByRole('banner');
  const menu = page.locator('#menu nav a');
  const named = await header
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const missing = await menu.evaluateAll(
    (links, named) => links.map((link) => link.getAttribute('href')).filter((href) => !named.includes(href)),
    named,
  );
  expect(missing).toEqual(['/faq']);
  for (const link of await header.locator('nav > a').all()) {
    expect((await link.boundingBox())?.height).toBe(44);
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test('nothing in the header is shown before its last button, which would push it aside, has come', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link').first()).toBeVisible();
  await page.evaluate(() => document.querySelector('.menu-button')?.remove());
  for (const part of await header.locator('*').all()) await expect(part).toBeHidden();
});

test('the header stays the same when scrolled past 50 px', async ({ page }) => {
  await page.goto('/faq');
  const look = () =>
    page.getByRole('banner').evaluate((header) => {
      const { backgroundColor, boxShadow, height, opacity, position, transform } = getComputedStyle(header);
      return {
        backgroundColor,
        boxShadow,
        height,
        opacity,
        position,
        transform,
        ...header.getBoundingClientRect().toJSON(),
      };
    });
  const above = await look();
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }));
  expect(await look()).toEqual(above);
  const button = page.getByRole('button', { name: 'Menü öffnen' });
  const { width, height } = (await button.boundingBox()) ?? {};
  expect(width).toBe(height);
  await expect(button).toHaveCSS('border-radius', '50%');
});

test('the first call can be booked from the header on the smallest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Termin' })).toBeInViewport({ ratio: 1 });
});

test.describe('the dropdown', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Leistungen' });
  const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^KI-Beratung/ });

  test('opens on hover after Escape has closed the menu, and after its links were followed by key and click', async ({
    page,
  }) => {
    await openLive(page, '/');
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await button(page).hover();
    await expect(link(page)).toBeVisible();

    await page.mouse.move(10, 400);
    await expect(link(page)).toBeHidden();
    await button(page).press('Enter');
    // In a new tab, so that this page stays.
    await link(page).press('ControlOrMeta+Enter');
    await expect(link(page)).toBeHidden();
    await button(page).hover();
    await expect(link(page)).toBeVisible();

    await link(page).click();
    await expect(page).toHaveURL('/ki-beratung');
    await expect(link(page)).toBeHidden();
    await page.mouse.move(10, 400);
    await button(page).hover();
    await expect(link(page)).toBeVisible();
  });

  test('is closed by Escape while the pointer is over it, and stays closed', async ({ page }) => {
    await openLive(page, '/');
    await button(page).hover();
    await expect(link(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link(page)).toBeHidden();
    await page.waitForTimeout(500);
    await expect(link(page)).toBeHidden();
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('is closed by Escape at once if opened by keyboard', async ({ page }) => {
        await page.goto('/');
        if (javaScriptEnabled) await hydrate(page);
        // Loading the style sheet may start the leave transition.
        await expect(link(page)).toBeHidden();
        await button(page).press('Enter');
        await expect(link(page)).toBeVisible();
        await page.keyboard.press('Escape');
        // Less than the 300 ms for which the panel waits for the pointer.
        await expect(link(page)).toBeHidden({ timeout: 200 });
      });

      test('stays open for 300 ms after the pointer leaves', async ({ page }) => {
        await page.goto('/');
        if (javaScriptEnabled) await hydrate(page);
        await button(page).hover();
        await expect(link(page)).toBeVisible();
        const left = Date.now();
        await page.mouse.move(10, 400);
        // Polls every frame; an expectation would poll after half a second, then after one.
        await link(page).waitFor({ state: 'hidden' });
        expect(Date.now() - left).toBeGreaterThanOrEqual(300);
        // Allows for the fade and a busy machine.
        expect(Date.now() - left).toBeLessThan(1300);
      });
    });
  }
});
