import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Unbroken } from './unbroken.tsx';

test('ranges and hyphenated words stay on one line', () => {
  expect(render(<Unbroken text="In 3–6 Monaten per E-Mail-Anhang." />)).toBe(
    'In <span class="unbroken">3–6</span> Monaten per <span class="unbroken">E-Mail</span>-Anhang.',
  );
});

test('other text is unchanged', () => {
  expect(render(<Unbroken text="KI-Beratung, Mo–Fr" />)).toBe('KI-Beratung, Mo–Fr');
});
