import { readableEmail } from '../../functions/leads/format.ts';
import type { LeadItem } from '../../functions/leads/lead.ts';
import { formatExpiry, formatMoment, type Labels } from './labels.ts';
import { indented, oneLine } from './plain-text.ts';

const WIDTH = 16;

/** All stored data of a lead, as readable text. */
export function describeLead(lead: LeadItem, { labelOf }: Labels): string {
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

/** The wording of the consent. The campaign's sign-up doesn't ask for consent. */
export const consentOf = ({ consent, consentText }: LeadItem) =>
  consent ? `ja: „${consentText ?? 'Wortlaut nicht gespeichert'}“` : 'nicht verlangt';

export const line = (label: string, value: string) => `  ${`${label}:`.padEnd(WIDTH)}${oneLine(value)}`;
