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

test('what cannot be counted in dots has no drawing', () => {
  for (const number of ['24/7', '1.000+', 'viele']) expect(dotsOf(number)).not.toContain('<svg');
});
