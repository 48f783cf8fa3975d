import { readableEmail } from '../../functions/leads/format.ts';
import type { LeadItem } from '../../functions/leads/lead.ts';

/** Exported columns, named as in api.md ("Storage"). Times in ISO 8601 (UTC), addresses with decoded domains. */
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
 * CSV for a double click in German Excel: byte order mark, semicolons, CRLF. An apostrophe keeps cells from being
 * evaluated as formulas (OWASP, CSV injection).
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

/** Excel also accepts full-width characters at the start of a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
