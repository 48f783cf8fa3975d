import { readableEmail } from '../../functions/leads/for-people.ts';
import type { LeadItem } from '../../functions/leads/lead-item.ts';

/** What a lead is given out as, by the names of api.md ("Storage"). Times in ISO 8601, UTC; addresses as people read them. */
const columns = {
  id: ({ id }) => id,
  createdAt: ({ createdAt }) => createdAt,
  form: ({ form }) => form,
  lead_type: ({ lead_type }) => lead_type ?? null,
  source: ({ source }) => source ?? null,
  company: ({ company }) => company ?? null,
  name: ({ name }) => name,
  email: ({ email }) => readableEmail(email),
  phone: ({ phone }) => phone ?? null,
  message: ({ message }) => message ?? null,
  consent: ({ consent }) => consent ?? null,
  consentText: ({ consentText }) => consentText ?? null,
  page: ({ page }) => page ?? null,
  expiresAt: ({ expiresAt }) => new Date(expiresAt * 1000).toISOString(),
  pending: ({ pending }) => pending === 'yes',
} satisfies Record<string, (lead: LeadItem) => string | boolean | null>;

const record = (lead: LeadItem) =>
  Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, value(lead)]));

export const toJson = (leads: LeadItem[]) => JSON.stringify(leads.map(record), null, 2);

/**
 * As German Excel opens it with a double click: byte order mark, semicolons, CRLF. What a spreadsheet would take for
 * a formula is made text by an apostrophe (OWASP, CSV injection).
 */
export function toCsv(leads: LeadItem[]): string {
  const rows = [
    Object.keys(columns),
    ...leads.map((lead) => Object.values(record(lead)).map((value) => String(value ?? ''))),
  ];
  return `\uFEFF${rows.map((cells) => `${cells.map(cell).join(';')}\r\n`).join('')}`;
}

function cell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[;"\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The full-width signs are formulas to Excel, too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
