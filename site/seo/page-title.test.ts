import { expect, test } from 'vitest';
import { MAX_TITLE, pageTitle } from './page-title.ts';

test('a title carries the name of the site, once', () => {
  expect(pageTitle('Preise', 'Erika Mustermann')).toBe('Preise | Erika Mustermann');
  expect(pageTitle('Wer Erika Mustermann ist', 'Erika Mustermann')).toBe('Wer Erika Mustermann ist');
});

test('a title for which that would be too long goes without', () => {
  const room = MAX_TITLE - ' | Erika Mustermann'.length;
  expect(pageTitle('x'.repeat(room), 'Erika Mustermann')).toHaveLength(MAX_TITLE);
  expect(pageTitle('x'.repeat(room + 1), 'Erika Mustermann')).toBe('x'.repeat(room + 1));
});
