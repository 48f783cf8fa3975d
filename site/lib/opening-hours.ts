const days = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];
const adverbs = ['montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags', 'samstags', 'sonntags'];

const period =
  /^(?<from>[A-Z][a-z])(?:\s?[-–]\s?(?<to>[A-Z][a-z]))?:?\s(?<opens>\d{1,2}:[0-5]\d)\s?[-–]\s?(?<closes>\d{1,2}:[0-5]\d) ?Uhr$/u;

/** Weekdays counted from Monday = 0; times as written, such as 9:00. */
export type OpeningPeriod = { from: number; to: number; opens: string; closes: string };

/**
 * Parses the business hours of content/site.yaml: "Mo-Fr: 9:00-18:00 Uhr", comma-separated.
 * @returns undefined if they are in another format
 */
export function openingPeriods(hours: string): OpeningPeriod[] | undefined {
  const periods = hours.replaceAll('\u00A0', ' ').split(', ').map(readPeriod);
  return periods.includes(undefined) ? undefined : (periods as OpeningPeriod[]);
}

function readPeriod(text: string): OpeningPeriod | undefined {
  const { from = '', to = from, opens = '', closes = '' } = period.exec(text)?.groups ?? {};
  const [first, last] = [days.indexOf(from), days.indexOf(to)];
  const isInOrder =
    first >= 0 && first <= last && minutes(opens) < minutes(closes) && minutes(closes) <= 1440;
  return isInOrder ? { from: first, to: last, opens, closes } : undefined;
}

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
}

/** In words: "montags bis freitags von 9:00 bis 18:00 Uhr". */
export function openingHoursInWords(periods: readonly OpeningPeriod[]): string {
  return periods
    .map(({ from, to, opens, closes }) => {
      const day = from === to ? adverbs[from] : `${adverbs[from]} bis ${adverbs[to]}`;
      return `${day} von ${opens} bis ${closes}\u00A0Uhr`;
    })
    .join(', ');
}
