import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { callable } from './callable.tsx';

test('a telephone number can be called, wherever it stands', () => {
  expect(render(callable('Rufen Sie an: +49\u00A069\u00A090009\u00A0123, 3–6 Tage.'))).toBe(
    'Rufen Sie an: <a class="unbroken" href="tel:+496990009123">+49\u00A069\u00A090009\u00A0123</a>, <span class="unbroken">3–6</span> Tage.',
  );
});

test('other numbers are unchanged', () => {
  expect(render(callable('ab +5 % und 60311 Frankfurt'))).toBe('ab +5 % und 60311 Frankfurt');
});
