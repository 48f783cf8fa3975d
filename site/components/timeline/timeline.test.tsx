import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Timeline } from './timeline.tsx';

const periodsOf = (...periods: string[]) =>
  [
    ...render(
      <Timeline items={periods.map((period) => ({ period, title: period }))} thisYear={2026} />,
    ).matchAll(/viewBox="0 0 (\d+) 1".*?d="M(\d+) \.5H(\d+)"/g),
  ].map(([, years, from, end]) => [years, from, end].map(Number));

test('periods share one scale, from the first year to this one; the year in which one ends is the next one’s', () => {
  expect(periodsOf('seit 2024', '2022–2024', '2020')).toEqual([
    [7, 4, 7],
    [7, 2, 4],
    [7, 0, 1],
  ]);
});

test('a period without a year has no drawing', () => {
  expect(periodsOf('seit 2025', 'davor')).toEqual([[2, 0, 2]]);
});

test('the scale names its first and its last year, if there are any, and each fifth one that leaves them room', () => {
  const scaleOf = (period: string) =>
    [
      ...render(<Timeline items={[{ period, title: 'Station' }]} thisYear={2026} />).matchAll(
        /<text[^>]*>(\d+)/g,
      ),
    ].map(([, year]) => Number(year));
  expect(scaleOf('seit 1999')).toEqual([1999, 2005, 2010, 2015, 2020, 2026]);
  expect(scaleOf('seit 2018')).toEqual([2018, 2026]);
  expect(scaleOf('seit 2017')).toEqual([2017, 2020, 2026]);
  expect(scaleOf('davor')).toEqual([]);
});
