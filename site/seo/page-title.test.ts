import { expect, test } from 'vitest';
import { MAX_TITLE, pageTitle } from '../lib/page-title.ts';

test('a title includes the site name, once', () => {
  expect(pageTitle('Preise', 'Petra Beispiel')).toBe('Preise | Petra Beispiel');
  expect(pageTitle('Wer Petra Beispiel ist', 'Petra Beispiel')).toBe('Wer Petra Beispiel ist');
});

test('a title that would get too long omits the name', () => {
  const room = MAX_TITLE - ' | Petra Beispiel'.length;
  expect(pageTitle('x'.repeat(room), 'Petra Beispiel')).toHaveLength(MAX_TITLE);
  expect(pageTitle('x'.repeat(room + 1), 'Petra Beispiel')).toBe('x'.repeat(room + 1));
});
