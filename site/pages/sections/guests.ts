import { numerals } from '../../lib/numerals.ts';

const guests = new RegExp(
  `(?<![\\p{L}\\d.])(\\d[\\d.]{0,9}|${numerals.slice(2).join('|')})\\+?\\s+(?:Gäste|Menschen|Teilnehme|Personen)`,
  'iu',
);

/** How many guests a text speaks of, as „mehr als 1.000 Gästen“ or „zwölf Gäste“; undefined if it doesn't say. */
export function guestsIn(text: string): number | undefined {
  const number = guests.exec(text)?.[1]?.toLowerCase();
  if (!number) return;
  const count = numerals.includes(number) ? numerals.indexOf(number) : Number(number.replaceAll('.', ''));
  // More would be no dots any more.
  return count > 0 && count <= 5000 ? count : undefined;
}
