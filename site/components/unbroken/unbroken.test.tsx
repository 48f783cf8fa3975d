import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { unbroken } from './unbroken.tsx';

test('ranges and hyphenated words stay on one line', () => {
  expect(render(unbroken('In 3–6 Monaten per E-Mail-Anhang.'))).toBe(
    'In <span class="unbroken">3–6</span> Monaten per <span class="unbroken">E-Mail</span>-Anhang.',
  );
});

test('no line ends with the first letters of a compound', () => {
  expect(render(unbroken('„KI-Mindset“ im 1:1-Coaching, im Spam-Ordner'))).toBe(
    '„<span class="unbroken">KI-Min</span>dset“ im <span class="unbroken">1:1-Coa</span>ching, im <span class="unbroken">Spam-Ord</span>ner',
  );
});

test('other text is unchanged', () => {
  expect(render(unbroken('Kick-off, Mo–Fr'))).toBe('Kick-off, Mo–Fr');
});
