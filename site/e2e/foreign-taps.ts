import { expect, type Page } from '@playwright/test';
import { changePages, type Moment, watchErrors } from './foreign.ts';
import type { Group, Kind } from './foreign-kinds.ts';
import { hydrate, hydrated } from './live-page.ts';
import { withoutPopups } from './without-popups.ts';

type Tap = { path: string; tap: (page: Page) => Promise<void>; expectOpen: (page: Page) => Promise<void> };

const question = (page: Page) => page.locator('main details').nth(1);
const choice = (page: Page) => page.locator('[name=inquiryType][value=speaker]');

/** What opens or changes by one tap, without script, and stays. */
export const taps = {
  'the menu': {
    path: '/kontakt',
    tap: (page) => page.getByRole('button', { name: 'Menü öffnen' }).click(),
    expectOpen: (page) => expect(page.locator('#menu')).toBeVisible(),
  },
  'a question': {
    path: '/faq',
    tap: (page) => question(page).locator('summary').click(),
    expectOpen: (page) => expect(question(page)).toHaveAttribute('open'),
  },
  'a picture': {
    path: '/tv-presse',
    tap: (page) => page.locator('button.gallery-item').first().click(),
    expectOpen: (page) => expect(page.getByRole('dialog')).toContainText('Bild 1 von'),
  },
  'the services': {
    path: '/books',
    tap: (page) => page.getByRole('button', { name: 'Leistungen' }).click(),
    expectOpen: (page) => expect(page.locator('[popover]:popover-open')).toBeVisible(),
  },
  'a choice': {
    path: '/anfrage',
    tap: (page) => choice(page).check(),
    expectOpen: (page) => expect(choice(page)).toBeChecked(),
  },
} satisfies Record<string, Tap>;

/** Taps once in a changed page, and expects the effect at once and after the code has come. */
export async function expectTapToLast(
  page: Page,
  name: keyof typeof taps,
  change: Group | Kind,
  moment: Moment,
) {
  const { path, tap, expectOpen }: Tap = taps[name];
  // The header's links have room in a longer language, too.
  await page.setViewportSize({ width: 1600, height: 900 });
  const errors = watchErrors(page);
  await withoutPopups(page.context());
  await changePages(page, change, moment);
  await page.goto(path);
  if (moment === 'once its code is ready') await hydrate(page);
  await tap(page);
  await expectOpen(page);
  await hydrated(page);
  // What undoes it comes with the next frames.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
  await expectOpen(page);
  expect(errors).toEqual([]);
}
