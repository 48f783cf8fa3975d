import { expect, test } from 'vitest';
import { render } from '../../components/testing/render.tsx';
import { LengthsSection } from './lengths-section.tsx';

const section = (...terms: string[]) =>
  render(
    <LengthsSection
      lengths={{ heading: 'Längen', prices: terms.map((term) => ({ term, value: `Preis, ${term}` })) }}
      plane="warm"
    />,
  );

test('each length has a bar of its share of the longest', () => {
  const html = section('4 Std.', '6 Stunden', '2 Tage');
  expect(html.match(/0 0 16 1/g)).toHaveLength(3);
  expect(html.match(/(?<=M0 0h)\d+/g)).toEqual(['4', '6', '16']);
});

test('there are no bars if one length cannot be read', () => {
  expect(section('4 Std.', 'ein Abend')).not.toContain('<svg');
});

test('a price stands apart from what is said of its tax', () => {
  const value = 'ab 1.900 € zzgl. USt., 2.261 € inkl. 19 % USt.';
  const html = render(
    <LengthsSection lengths={{ heading: 'Längen', prices: [{ term: '4 Std.', value }] }} plane="warm" />,
  );
  expect(html).toMatch(/<b>ab\s1\.900\s€<\/b> .*zzgl/);
});
