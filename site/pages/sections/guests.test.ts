import { expect, test } from 'vitest';
import { guestsIn } from './guests.ts';

test.each([
  ['Keynote vor mehr als 1.000 Gästen', 1000],
  ['Keynote, 90 Gäste', 90],
  ['Impulsvortrag im Führungskreis, zwölf Gäste', 12],
  ['Vortrag, drei Tage, 40 Personen', 40],
  ['Vortrag vor hundertzwölf Gästen', undefined],
  ['Podium mit drei Fachleuten', undefined],
  ['Keynote vor 100.000 Gästen', undefined],
])('%s: %s', (text, count) => {
  expect(guestsIn(text)).toBe(count);
});
