import { expect, test } from 'vitest';
import { render } from '../components/testing/render.tsx';
import { daysOf, LevelWall } from './level-wall.tsx';

test('a level is drawn with a quarter circle for each of its days, below in their colours those of the levels before', () => {
  const [first = '', second = '', third = ''] = render(<LevelWall days={[8, 36, 70]} />).split('</svg>');
  const quarters = (part: string) =>
    [...part.matchAll(/d="([^"]*a16[^"]*)"/g)].map(([, path = '']) => path.split('M').length - 1);
  expect([first, second, third].map(quarters)).toEqual([[8], [8, 28], [8, 28, 34]]);
  expect(second).toContain('viewBox="0 0 128 80"');
  expect(second).toContain('>36</text>');
});

test('a wall of many days has more columns, not more rows', () => {
  expect(render(<LevelWall days={[10, 200]} />)).toContain('viewBox="0 0 368 144"');
});

test.each([
  ['ab 8 Arbeitstagen; die Technik richtet Ihre IT ein', 8],
  ['nach Absprache', 0],
  [undefined, 0],
])('%s: the days of the scope', (units, days) => {
  expect(daysOf({ scope: { units } })).toBe(days);
});
