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
    '„<span class="unbroken">KI-Mindset</span>“ im <span class="unbroken">1:1-Coaching</span>, im <span class="unbroken">Spam-Ordner</span>',
  );
});

test('of a long compound only the beginning, so that it fits where letters are large', () => {
  expect(render(unbroken('Ihr KI-Anwendungsverzeichnis'))).toBe(
    'Ihr <span class="unbroken">KI-Anw</span>endungsverzeichnis',
  );
});

test('other text is unchanged', () => {
  expect(render(unbroken('Kick-off, Mo–Fr'))).toBe('Kick-off, Mo–Fr');
});
