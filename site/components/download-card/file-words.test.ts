import { expect, test } from 'vitest';
import { fileSize, printSize } from './file-words.ts';

test.each([
  [{ bytes: 111_700 }, '112␣KB'],
  [{ bytes: 1_234_000, width: 2400, height: 3600 }, '2400␣×␣3600␣px, 1,2␣MB'],
  [{ bytes: 999_600, width: 10, height: 20 }, '10␣×␣20␣px, 1␣MB'],
  [{ bytes: 80 }, '1␣KB'],
])('%o', (details, expected) => {
  // Non-breaking spaces are shown as ␣.
  expect(fileSize(details).replaceAll('\u00A0', '␣')).toBe(expected);
});

test('a picture says how large it prints in 300 dpi, unless it is too small for print', () => {
  expect(printSize({ width: 1476, height: 2244 })?.replaceAll('\u00A0', '␣')).toBe(
    '300␣dpi bei 12,5␣×␣19␣cm',
  );
  expect(printSize({ width: 1000, height: 1520 })).toBeUndefined();
  expect(printSize({})).toBeUndefined();
});
