/** Units as they are written, and how ISO 8601 writes a duration of them. */
const units = [
  { word: /^Tage?$/, prefix: 'P', unit: 'D' },
  { word: /^Stunden?$/, prefix: 'PT', unit: 'H' },
  { word: /^Minuten?$/, prefix: 'PT', unit: 'M' },
];

/**
 * A German duration for the `time` element (HTML standard, duration string).
 * @param text Ends with a figure and a unit, e.g. "4 Stunden" or "1–2 Tage"; of a range, the longest counts.
 * @returns E.g. `PT4H` or `P2D`; undefined if the text names no whole number of days, hours or minutes.
 */
export function isoDuration(text: string): string | undefined {
  const [unit = '', figure = ''] = text.split(/[\s–]/).reverse();
  const found = units.find(({ word }) => word.test(unit));
  return found && /^\d+$/.test(figure) ? `${found.prefix}${figure}${found.unit}` : undefined;
}
