import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Figures } from './figures.tsx';

const dotsOf = (number: string) => render(<Figures items={[{ number, label: 'Zahl' }]} />);

test('a number is drawn in rows of twenty dots, the first of which may be short', () => {
  expect(dotsOf('50+')).toContain('d="M0.5 0.5H9.51M0.5 1.5H19.51M0.5 2.5H19.51"');
});

test('a percentage fills its share of twenty dots', () => {
  expect(dotsOf('95 %')).toContain('<svg width="19" height="1"');
});

test('of 4,9/5 the fifth dot is nine tenths', () => {
  const html = dotsOf('4,9/5');
  expect(html).toContain('d="M0.5 0.5H4.51"');
  expect(Number(/<svg width="([\d.]+)"/.exec(html)?.[1])).toBeCloseTo(4 + 0.18 + 0.9 * 0.64);
});

test('what cannot be counted in dots has no drawing', () => {
  for (const number of ['24/7', '1.000+', 'viele', '3', '9+', '40'])
    expect(dotsOf(number)).not.toContain('<svg');
});
