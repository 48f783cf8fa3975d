import { berlinDay } from '../../site/content/read/published.ts';
import { UserError } from '../progress.ts';

/** Includes `from`, excludes `to`. `name` is for people. */
export type Period = { from: Date; to: Date; name: string };

export const periodOptions = {
  month: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
} as const;

type PeriodValues = { month?: string | undefined; from?: string | undefined; to?: string | undefined };

/** Upper limit in site/content/schemas/retention.ts. */
const LONGEST_RETENTION_DAYS = 3650;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The period given by `--month`, or by `--from` and `--to`; days begin and end in Frankfurt.
 * @param otherwise the default
 */
export function periodOf(
  { month, from, to }: PeriodValues,
  { otherwise, now }: { otherwise: 'this month' | 'all'; now: Date },
): Period {
  if (month !== undefined && (from ?? to) !== undefined) {
    throw new UserError('Nennen Sie entweder --month oder --from und --to.');
  }
  if (month !== undefined) return monthPeriod(month);
  if (from === undefined && to === undefined) {
    return otherwise === 'this month' ? monthPeriod(berlinDay(now).slice(0, 7)) : all(now);
  }
  const { from: earliest, to: latest } = all(now);
  const period = {
    from: from === undefined ? earliest : berlinMidnight(checkDay('--from', from)),
    to: to === undefined ? latest : berlinMidnight(dayAfter(checkDay('--to', to))),
    name: [from && `ab ${germanDay(from)}`, to && `bis ${germanDay(to)}`].filter(Boolean).join(' '),
  };
  if (period.from < period.to) return period;
  throw new UserError(`--from ${from} liegt nach --to ${to ?? 'heute'}. Tauschen Sie die beiden.`);
}

/** Months (UTC) of the byMonth index that overlap a period, newest first. */
export function indexMonths({ from, to }: Period): string[] {
  const months = [];
  const last = new Date(to.getTime() - 1);
  const cursor = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), 1));
  const first = from.toISOString().slice(0, 7);
  while (cursor.toISOString().slice(0, 7) >= first) {
    months.push(cursor.toISOString().slice(0, 7));
    cursor.setUTCMonth(cursor.getUTCMonth() - 1);
  }
  return months;
}

/** Covers all stored leads, with a day's tolerance for clocks. */
export const all = (now: Date): Period => ({
  from: new Date(now.getTime() - LONGEST_RETENTION_DAYS * DAY_MS),
  to: new Date(now.getTime() + DAY_MS),
  name: 'alle',
});

function monthPeriod(month: string): Period {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) {
    throw new UserError(
      `„${month}“ ist kein Monat. Schreiben Sie Jahr und Monat, zum Beispiel --month 2026-11`,
    );
  }
  const first = new Date(`${month}-01T00:00:00Z`);
  const next = new Date(first);
  next.setUTCMonth(first.getUTCMonth() + 1);
  return {
    from: berlinMidnight(`${month}-01`),
    to: berlinMidnight(next.toISOString().slice(0, 10)),
    name: monthName.format(first),
  };
}

const monthName = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Start of a day in Frankfurt, in summer and winter time. */
function berlinMidnight(day: string): Date {
  const summer = new Date(`${day}T00:00:00+02:00`);
  return berlinDay(summer) === day ? summer : new Date(`${day}T00:00:00+01:00`);
}

function checkDay(option: string, day: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(day)) return day;
  throw new UserError(
    `„${day}“ ist kein Tag. Schreiben Sie Jahr, Monat und Tag, zum Beispiel ${option} 2026-11-30`,
  );
}

const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
const germanDay = (day: string) => day.split('-').reverse().join('.');
