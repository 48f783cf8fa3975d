/** Units as they are written, how ISO 8601 writes a duration of them, and how many hours of work one has. */
const units = [
  { word: /^Tage?$/, prefix: 'P', unit: 'D', hours: 8 },
  { word: /^(?:Stunden?|Std\.)$/, prefix: 'PT', unit: 'H', hours: 1 },
  { word: /^Minuten?$/, prefix: 'PT', unit: 'M', hours: 1 / 60 },
];

/** @param text Ends with a figure and a unit, e.g. "4 Stunden" or "1–2 Tage"; of a range, the longest counts. */
function parse(text: string) {
  const [word = '', figure = ''] = text.split(/[\s–]/).reverse();
  const unit = units.find((unit) => unit.word.test(word));
  return unit && /^\d+$/.test(figure) ? { figure, ...unit } : undefined;
}

/**
 * A German duration for the `time` element (HTML standard, duration string).
 * @param text E.g. "4 Stunden" or "1–2 Tage"
 * @returns E.g. `PT4H` or `P2D`; undefined if the text names no whole number of days, hours or minutes.
 */
export function isoDuration(text: string): string | undefined {
  const duration = parse(text);
  return duration && `${duration.prefix}${duration.figure}${duration.unit}`;
}

/**
 * The hours of work that a German duration takes, a day having eight.
 * @param text E.g. "4 Std." or "2 Tage"
 * @returns Hours; undefined if the text names no whole number of days, hours or minutes.
 */
export function workingHours(text: string): number | undefined {
  const duration = parse(text);
  return duration && Number(duration.figure) * duration.hours;
}
