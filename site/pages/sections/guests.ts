const words = ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];

const guests = new RegExp(
  `(\\d[\\d.]{0,9}|${words.join('|')})\\+?\\s+(?:Gäste|Menschen|Teilnehme|Personen)`,
  'i',
);

/** How many guests a text speaks of, as „mehr als 1.000 Gästen“ or „zwölf Gäste“; undefined if it doesn't say. */
export function guestsIn(text: string): number | undefined {
  const number = guests.exec(text)?.[1]?.toLowerCase();
  if (!number) return;
  const word = words.indexOf(number);
  const count = word < 0 ? Number(number.replaceAll('.', '')) : word + 2;
  // More would be no dots any more.
  return count > 0 && count <= 5000 ? count : undefined;
}
