import { readableEmail } from '../../functions/leads/format.ts';
import { forTypedFields, type LeadItem, TYPED_FIELDS } from '../../functions/leads/lead.ts';
import { suggestion } from '../../site/lib/suggestion.server.ts';
import { parseOptions } from '../options.ts';
import { step, UserError } from '../progress.ts';
import { type Command, wantedOf } from './command.ts';
import { count } from './labels.ts';
import { findLeads, isShown } from './read-leads.ts';
import { type Selection, selectionOf, selectionOptions, typeHelp } from './selection.ts';
import { targetOptions, withTarget } from './target.ts';
import { checkFile, fileOptions, writePrivate } from './write-file.ts';

const help = `Schreibt Anfragen in eine Datei: als Tabelle für Excel (csv) oder für Programme (json).

  npm run leads -- export --format csv --out anfragen.csv
  npm run leads -- export --format json --out anfragen.json --month 2026-11
  npm run leads -- export --format csv --out anfragen.csv --from 2026-01-01 --to 2026-03-31 --type kontakt
  npm run leads -- export --format json --out daten.json --email name@example.com   für eine Person (Art. 20 DSGVO)

Ohne Zeitraum alles, was gespeichert ist. Eine vorhandene Datei bleibt, wie sie ist; --force überschreibt sie.
Die Datei enthält personenbezogene Daten: Löschen Sie sie, wenn Sie sie nicht mehr brauchen.

${typeHelp}`;

export const exportLeads: Command = {
  summary: 'schreibt Anfragen in eine Datei für Excel oder Programme',
  help,
  async run(args, terminal) {
    const options = {
      ...targetOptions,
      ...selectionOptions,
      ...fileOptions,
      format: { type: 'string' },
      email: { type: 'string' },
    } as const;
    const { values } = parseOptions(help, { args, options });
    const { out, force, format, email, month, from, to, type } = values;
    if (format === undefined) {
      throw new UserError(`Es fehlt, in welcher Form: --format csv oder --format json\n\n${help}`);
    }
    if (format !== 'csv' && format !== 'json') {
      throw new UserError(
        `Die Form „${format}“ gibt es nicht.${suggestion(format, ['csv', 'json'])}\n\n${help}`,
      );
    }
    if (!out) throw new UserError(`Es fehlt, wohin geschrieben wird: --out anfragen.csv\n\n${help}`);
    checkFile(out, force);
    if (email !== undefined && (month ?? from ?? to ?? type) !== undefined)
      throw new UserError(
        'Nennen Sie entweder --email oder einen Zeitraum; --type gilt nur für einen Zeitraum.',
      );
    const now = new Date();
    const selection = email === undefined ? selectionOf(values, now) : selectionOfAddress(email, now);
    await withTarget(values, terminal, async (target) => {
      const leads = await selection.read(target);
      writePrivate(out, format === 'csv' ? toCsv(leads) : toJson(leads), force);
      terminal.print(`${out}: ${count(leads.length, 'Anfrage', 'Anfragen')} (${selection.name}).`);
    });
  },
};

function selectionOfAddress(address: string, now: Date): Selection {
  const wanted = wantedOf(address, [], help);
  return {
    name: address,
    async read(target) {
      const leads = await step('Einträge lesen', () => findLeads(target, wanted, now));
      return leads.filter((lead) => isShown(lead, now));
    },
  };
}

/** Columns, named as in docs/api.md, "Storage". Times in ISO 8601 (UTC), addresses with decoded domains. */
const columns = {
  id: ({ id }) => id,
  createdAt: ({ createdAt }) => createdAt,
  form: ({ form }) => form,
  lead_type: ({ lead_type }) => lead_type ?? null,
  source: ({ source }) => source ?? null,
  ...forTypedFields((field) => (lead: LeadItem) => lead[field] ?? null),
  email: ({ email }) => readableEmail(email),
  consent: ({ consent }) => consent ?? null,
  consentText: ({ consentText }) => consentText ?? null,
  confirmedAt: ({ confirmedAt }) => confirmedAt ?? null,
  confirmedText: ({ confirmedText }) => confirmedText ?? null,
  confirmedFrom: ({ confirmedFrom }) => confirmedFrom ?? null,
  page: ({ page }) => page ?? null,
  expiresAt: ({ expiresAt }) => new Date(expiresAt * 1000).toISOString(),
  pending: ({ pending }) => pending === 'yes',
} satisfies Record<
  Exclude<keyof LeadItem, 'submissionId' | 'month' | 'fingerprint' | 'claimedUntil' | 'sentFrom' | 'canary'>,
  (lead: LeadItem) => string | boolean | null
>;

const record = (lead: LeadItem) =>
  Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, value(lead)]));

export const toJson = (leads: LeadItem[]) => JSON.stringify(leads.map(record), null, 2);

/**
 * CSV for a double click in German Excel: byte order mark, semicolons, CRLF. Excel turns 0171… into a number, 1-2 and "Mai 24"
 * into dates, whatever quotes are around them, but obeys ="0171…", a formula that is nothing but a text: so visitors'
 * texts of one line are written, up to the 255 characters that a text in a formula may have. In longer ones an apostrophe
 * keeps cells from being evaluated (OWASP, CSV injection). LibreOffice 7.4 shows the same texts.
 */
function toCsv(leads: LeadItem[]): string {
  const rows = [
    Object.keys(columns),
    ...leads.map((lead) => Object.entries(record(lead)).map(([name, value]) => cell(name, value))),
  ];
  return `\uFEFF${rows.map((cells) => `${cells.join(';')}\r\n`).join('')}`;
}

const ONE_LINE = /^.{1,255}$/;

function cell(column: string, value: string | boolean | null): string {
  const raw = String(value ?? '');
  const isText = (TYPED_FIELDS as readonly string[]).includes(column) && ONE_LINE.test(raw);
  const text = isText ? `="${raw.replaceAll('"', '""')}"` : FORMULA.test(raw) ? `'${raw}` : raw;
  if (isText) return `"${text.replaceAll('"', '""')}"`;
  return /[;"\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Excel also accepts full-width characters at the start of a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
