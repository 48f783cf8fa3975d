import { berlinDay } from '../../functions/leads/berlin-day.ts';
import type { LeadItem } from '../../functions/leads/lead.ts';
import { LEAD_TYPES } from '../../functions/leads/lead-types.ts';
import { suggestion } from '../../site/lib/suggestion.server.ts';
import { step, UserError } from '../progress.ts';
import type { Target } from './connect.ts';
import { typeOf } from './labels.ts';
import { allDays, DAY_MS, leadsInPeriod, type Period } from './read-leads.ts';

/** The options by which list and export choose leads. */
export const selectionOptions = {
  month: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  type: { type: 'string' },
} as const;

type Values = { [Name in keyof typeof selectionOptions]?: string | undefined };

/** `name` tells people which period it is. */
export type Selection = { name: string; read(target: Target): Promise<LeadItem[]> };

const types: readonly string[] = LEAD_TYPES;
export const typeHelp = `Arten: ${types.join(', ')}`;

/** Reads the options; without a period, `otherwise` or everything. */
export function selectionOf(values: Values, now: Date, otherwise?: NamedPeriod): Selection {
  const { type } = values;
  if (type !== undefined && !types.includes(type)) {
    throw new UserError(`Die Art „${type}“ gibt es nicht.${suggestion(type, types)}\n\n${typeHelp}`);
  }
  const { name, ...period } = periodOf(values, now, otherwise);
  return {
    name,
    async read(target) {
      const leads = await step('Anfragen lesen', () => leadsInPeriod(target, period, now));
      return leads.filter((lead) => type === undefined || typeOf(lead) === type);
    },
  };
}

type NamedPeriod = Period & { name: string };

/** A month would hide last night's enquiries on its first day. */
export const recent = (now: Date): NamedPeriod => ({
  from: berlinDay(new Date(now.getTime() - 30 * DAY_MS)),
  to: allDays(now).to,
  name: 'Letzte 31 Tage',
});

/** This month, as Frankfurt counts it. */
export const thisMonth = (now: Date) => berlinDay(now).slice(0, 7);

function periodOf({ month, from, to }: Values, now: Date, otherwise?: NamedPeriod): NamedPeriod {
  const hasDays = (from ?? to) !== undefined;
  if (month !== undefined && hasDays) {
    throw new UserError('Nennen Sie entweder --month oder --from und --to.');
  }
  if (month !== undefined) return monthPeriod(month);
  const all = allDays(now);
  if (!hasDays) return otherwise ?? { ...all, name: 'alle' };
  const first = from === undefined ? all.from : checkDay('--from', from);
  const last = to === undefined ? all.to : checkDay('--to', to);
  if (first > last) {
    throw new UserError(
      to === undefined
        ? `--from ${from} liegt in der Zukunft. Nennen Sie einen früheren Tag.`
        : `--from ${from ?? first} liegt nach --to ${to}. Tauschen Sie die beiden.`,
    );
  }
  return {
    from: first > all.from ? first : all.from,
    to: last < all.to ? last : all.to,
    name: [from && `ab ${germanDay(from)}`, to && `bis ${germanDay(to)}`].filter(Boolean).join(' '),
  };
}

/** @throws UserError for anything but "2026-11" */
export function monthPeriod(month: string): NamedPeriod {
  if (!/^2\d{3}-(?:0[1-9]|1[0-2])$/.test(month)) {
    throw new UserError(
      `„${month}“ ist kein Monat. Schreiben Sie Jahr und Monat, zum Beispiel --month 2026-11`,
    );
  }
  // Days are compared as text, so the 31st ends every month.
  return { from: `${month}-01`, to: `${month}-31`, name: monthName.format(new Date(`${month}-01`)) };
}

const monthName = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function checkDay(option: string, day: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(day)) return day;
  throw new UserError(
    `„${day}“ ist kein Tag. Schreiben Sie Jahr, Monat und Tag, zum Beispiel ${option} 2026-11-30`,
  );
}

const germanDay = (day: string) => day.split('-').reverse().join('.');
