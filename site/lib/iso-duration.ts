/** Units as they are written, and how ISO 8601 writes a duration of them. */
const units = [
  { word: /Tage?\b/, prefix: 'P', unit: 'D' },
  { word: /Stunden?\b/, prefix: 'PT', unit: 'H' },
  { word: /Minuten?\b/, prefix: 'PT', unit: 'M' },
];

/**
 * A German duration for the `time` element (HTML standard, duration string).
 * @param text With a figure before the unit, e.g. "4 Stunden" or "1–2 Tage"; of a range, the longest counts.
 * @returns E.g. `PT4H` or `P2D`; undefined if the text names no whole number of days, hours or minutes.
 */
export function isoDuration(text: string): string | undefined {
  const [, figure] = /(?<![,.\d])(\d+)\s+\D+$/.exec(text) ?? [];
  const found = units.find(({ word }) => word.test(text));
  return figure && found && `${found.prefix}${figure}${found.unit}`;
}
