import type * as z from 'zod';
import { readableEmail } from '../../functions/leads/format.ts';
import type { LeadItem, TypedField } from '../../functions/leads/lead.ts';
import { FREE_PROMPTS } from '../../functions/leads/lead-types.ts';
import type { LeadMessage } from '../../functions/leads/notify.ts';
import { SIGNUP_FORM } from '../../functions/leads/signup.ts';
import { ContentError, ContentErrors } from '../../site/content/errors/content-error.ts';
import { contentFolder, read } from '../../site/content/read/content-files.server.ts';
import { parseYaml } from '../../site/content/read/parse-yaml.server.ts';
import { validate } from '../../site/content/read/validate.server.ts';
import { kickstartSchema } from '../../site/content/schemas/campaign.ts';
import { formsSchema } from '../../site/content/schemas/forms.ts';
import { enquiryPageSchema } from '../../site/content/schemas/pages/enquiry.ts';
import { type Site, siteSchema } from '../../site/content/schemas/site.ts';
import { fillSlots } from '../../site/lib/fill-slots.ts';
import { leadTypeLabels } from '../lead-type-labels.ts';
import { indented, oneLine } from './plain-text.ts';

export const typeOf = (lead: Pick<LeadItem, 'lead_type'>) => lead.lead_type ?? FREE_PROMPTS;

/** Labels of lead types and the site's data, from the content. */
export type Labels = { labelOf(lead: Pick<LeadItem, 'lead_type'>): string; site: Site };

/**
 * Reads four files only: a mistake in an article must not block a data-subject request.
 * @throws ContentErrors
 */
export function readLabels(): Labels {
  const labels: Record<string, string> = leadTypeLabels(
    load('forms.yaml', formsSchema),
    load('pages/anfrage.yaml', enquiryPageSchema),
  );
  const { name: campaign } = load('campaigns/herbst-kickstart.yaml', kickstartSchema);
  return {
    labelOf: (lead) => fillSlots(labels[typeOf(lead)] ?? typeOf(lead), { campaign }),
    site: load('site.yaml', siteSchema),
  };
}

function load<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  const file = `content/${path}`;
  try {
    return validate(schema, parseYaml(file, read(contentFolder, path)));
  } catch (error) {
    const found = [error].flat();
    throw found.every((one) => one instanceof ContentError) ? new ContentErrors(found) : error;
  }
}

const moment = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

/** "21.11.2026, 18:36", in Frankfurt. */
export const formatMoment = (instant: string | Date) => moment.format(new Date(instant));

/** The expiry date. */
const formatExpiry = ({ expiresAt }: LeadItem) => formatMoment(new Date(expiresAt * 1000)).slice(0, 10);

export const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** All stored data of a lead, as readable text; with time, wording and page it also proves the consent. */
export const describeLead = (lead: LeadItem, labels: Labels): string =>
  describe(lead, labels.labelOf(lead), [
    ['Einwilligung', consentOf(lead)],
    ['Bestätigung', confirmationOf(lead)],
    ['Gesendet von', lead.page ?? 'nicht übermittelt'],
    ['Prüfsumme', lead.fingerprint],
    ['Wird gelöscht', `am ${formatExpiry(lead)}`],
    ['Benachrichtigt', lead.pending ? 'noch nicht' : 'an die Empfänger übergeben'],
  ]);

/** All that a message to a receiver holds of a lead. */
export const describeMessage = (message: LeadMessage, { labelOf }: Labels): string =>
  describe(message, labelOf({ lead_type: message.leadType }), [
    ['Bestätigt', message.confirmedAt && `am ${formatMoment(message.confirmedAt)} Uhr`],
    ['Gesendet von', message.page],
    ['Prüfwert', message.sentFrom],
  ]);

type Field = [label: string, value: string | null | undefined];

function describe(
  lead: Pick<LeadItem, TypedField | 'id' | 'createdAt'> & { form: string },
  type: string,
  others: Field[],
): string {
  const typed: Record<Exclude<TypedField, 'message'>, Field> = {
    company: ['Firma', lead.company],
    name: ['Name', lead.name],
    email: ['E-Mail', readableEmail(lead.email)],
    phone: ['Telefon', lead.phone],
  };
  const fields: Field[] = [
    ['Vorgang', lead.id],
    ['Eingang', `${formatMoment(lead.createdAt)} Uhr (${lead.createdAt})`],
    ['Art', type],
    ['Formular', lead.form],
    ...Object.values(typed),
    ...others,
  ];
  const lines = fields.flatMap(([label, value]) =>
    value ? [`  ${`${label}:`.padEnd(16)}${oneLine(value)}`] : [],
  );
  if (lead.message) lines.push('  Nachricht:', indented(lead.message, '    '));
  return lines.join('\n');
}

/** Whether a sign-up's address is confirmed, with the proof; undefined for other leads. */
function confirmationOf(lead: LeadItem): string | undefined {
  if (lead.form !== SIGNUP_FORM) return undefined;
  const { confirmedAt, confirmedText, confirmedFrom } = lead;
  if (!confirmedAt) return 'noch nicht bestätigt';
  return `bestätigt am ${formatMoment(confirmedAt)} Uhr (${confirmedAt}): „${confirmedText}“, Prüfwert des Anschlusses ${confirmedFrom}`;
}

/** As `labelOf`, with whether a sign-up is confirmed. */
export const stateOf = (lead: LeadItem, { labelOf }: Pick<Labels, 'labelOf'>) =>
  lead.form === SIGNUP_FORM
    ? `${labelOf(lead)}, ${lead.confirmedAt ? 'bestätigt' : 'noch nicht bestätigt'}`
    : labelOf(lead);

/** The wording of the consent. The campaign's sign-up doesn't ask for consent. */
const consentOf = ({ consent, consentText }: LeadItem) =>
  consent ? `ja: „${consentText ?? 'Wortlaut nicht gespeichert'}“` : 'nicht verlangt';

/** The site's own receivers. All others are webhooks, named as in the outputs. */
const receivers: Record<string, string> = {
  Owner: 'Ihr Postfach',
  OwnerDigest: 'Sammelmail',
  Confirmation: 'Bestätigungen',
};

/** Whether a webhook gets leads. */
export const isForwarded = (queues: ReadonlyArray<{ name: string }>) =>
  queues.some(({ name }) => !Object.hasOwn(receivers, name));

/** A receiver's name for people, from the name of its queue in the stack's outputs. */
export const receiverLabel = (name: string) => receivers[name] ?? name;
