import { readableEmail } from '../../functions/leads/for-people.ts';
import type { LeadItem } from '../../functions/leads/lead-item.ts';
import { indented, oneLine } from './plain-text.ts';
import { formatExpiry, formatMoment, type Words } from './words.ts';

const WIDTH = 16;

/** Everything that is kept of a lead, for people. */
export function describeLead(lead: LeadItem, { labelOf }: Words): string {
  const fields = [
    ['Vorgang', lead.id],
    ['Eingang', `${formatMoment(lead.createdAt)} Uhr`],
    ['Art', labelOf(lead)],
    ['Formular', lead.form],
    ['Firma', lead.company],
    ['Name', lead.name],
    ['E-Mail', readableEmail(lead.email)],
    ['Telefon', lead.phone],
    ['Gesendet von', lead.page],
    ['Einwilligung', consentOf(lead)],
    ['Prüfsumme', lead.fingerprint],
    ['Wird gelöscht', `am ${formatExpiry(lead)}`],
    ['Benachrichtigt', lead.pending ? 'noch nicht' : 'ja'],
  ];
  const lines = fields.flatMap(([label, value]) => (value ? [line(label ?? '', value)] : []));
  if (lead.message) lines.push('  Nachricht:', indented(lead.message, '    '));
  return lines.join('\n');
}

/** The wording that was agreed to. The sign-up for the campaign asks for none. */
export const consentOf = ({ consent, consentText }: LeadItem) =>
  consent ? `ja: „${consentText ?? 'Wortlaut nicht gespeichert'}“` : 'nicht verlangt';

export const line = (label: string, value: string) => `  ${`${label}:`.padEnd(WIDTH)}${oneLine(value)}`;
