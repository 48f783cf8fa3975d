import { expect, test } from 'vitest';
import type { Teaser as TeaserData } from '../../assemble/page-types.ts';
import { render } from '../testing/render.tsx';
import { Teaser } from './teaser.tsx';

const teaser: TeaserData = {
  title: 'Führung & Vertrauen',
  excerpt: 'Über Führungskräfte.',
  date: '2025-01-14',
  author: 'Petra Beispiel',
  readTime: 6,
  slug: 'fuehrung',
  category: 'KI-Trends',
  href: '/blog/fuehrung',
  source: 'Blog',
};
const show = (props: Partial<Parameters<typeof Teaser>[0]> = {}) =>
  render(<Teaser teaser={teaser} readTimeLabel="Min." {...props} />);

// docs/product.md, "Content records".
test('it shows all key data of an article', () => {
  const html = show().replaceAll('<!-- -->', '');
  for (const said of [
    'Führung &amp; Vertrauen',
    'Über Führungskräfte.',
    'KI-Trends · Blog',
    'Petra Beispiel',
  ])
    expect(html).toContain(said);
  expect(html).toMatch(/14\.\sJanuar 2025/);
  expect(html).toMatch(/6\sMin\./);
  const issue = { ...teaser, source: 'LinkedIn Newsletter' as const };
  expect(show({ teaser: issue })).toContain('KI-Trends · LinkedIn Newsletter');
});
