import { axeViolations } from './axe.ts';
import { movementsOf, watchMotion } from './conditions/motion.ts';
import { openStates } from './conditions/open-states.ts';
import { hydrate } from './live-page.ts';
import { expect, test } from './test.ts';

/** One page per state. */
const pages: Record<string, string> = {
  menu: '/kontakt',
  dropdown: '/kontakt',
  'enlarged picture': '/tv-presse',
  answer: '/faq',
  'toast over a form with a mistake': '/anfrage',
};

test.use({ reducedMotion: 'reduce' });

for (const { name, widths = [390, 1440], open } of openStates.filter(({ name }) => name in pages))
  for (const width of widths)
    test(`${name}: opens without motion${width === widths[0] ? ' and is accessible' : ''} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchMotion(page);
      await page.goto(pages[name] ?? '');
      await hydrate(page);
      await open(page);
      expect(await movementsOf(page)).toEqual([]);
      if (width === widths[0]) expect(await axeViolations(page)).toEqual([]);
    });

test('every state listed here exists', () => {
  const names = openStates.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(pages)));
});
