import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Figures } from './figures.tsx';

const dotsOf = (...numbers: string[]) =>
  render(<Figures items={numbers.map((number) => ({ number, label: number }))} />);

test('a number is drawn in rows of twenty dots, the first of which may be short', () => {
  expect(dotsOf('50+', '90+')).toContain('d="M.5 0.5H9.51M.5 1.5H19.51M.5 2.5H19.51"');
});

test('rows have 25 dots where these fill all of them', () => {
  expect(dotsOf('200+', '50+')).toContain('d="M.5 0.5H24.51M.5 1.5H24.51"');
});

test('a first field of seven rows or more writes its number where it is asked to, and stands for all', () => {
  const items = [
    { number: '200+', label: 'Auftritte' },
    { number: '50+', label: 'Interviews' },
  ];
  const written = render(<Figures items={items} variant="written" />).match(/<path [^>]*>/g) ?? [];
  expect(written).toHaveLength(2);
  // Of the 2, three dots in the first row and five in the last.
  expect(written[1]).toContain('d="M2.5 0.5h.01M3.5 0.5h.01M4.5 0.5h.01M1.5 1.5h.01');
  expect(written[1]).toContain('M1.5 6.5h.01M2.5 6.5h.01M3.5 6.5h.01M4.5 6.5h.01M5.5 6.5h.01');
  expect(render(<Figures items={items} />).match(/<path/g)).toHaveLength(2);
});

test('what cannot be counted in dots has no drawing', () => {
  for (const number of ['24/7', '1.000+', 'viele', '3', '9+', '40', '95 %', '4,9/5'])
    expect(dotsOf(number)).not.toContain('<svg');
});

test('dots stand above all figures or above none', () => {
  expect(dotsOf('100+', '13+').match(/<svg/g)).toHaveLength(2);
  expect(dotsOf('100+', '4,9/5')).not.toContain('<svg');
});
