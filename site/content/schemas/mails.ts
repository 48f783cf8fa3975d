import * as z from 'zod';
import { TYPED_FIELDS } from '../../../functions/leads/lead.ts';
import { text } from './text.ts';

/** Details a company must state in its letters, which include e-mails (§ 35a GmbHG). */
const companySlots = ['legalName', 'city', 'registerCourt', 'registerNumber', 'managingDirector'] as const;

/** The digest leaves messages out. */
const inOneLine = TYPED_FIELDS.filter((field) => field !== 'message');

/** content/mails.yaml: e-mails the site sends. Slots named in a description are filled in when sending. */
export const mailsSchema = z.strictObject({
  ownerNotification: ownerMail(...TYPED_FIELDS).describe(
    'Nachricht an Sie selbst, wenn eine Anfrage eingeht. Sie gilt für alle Formulare',
  ),
  popupSignupNotification: ownerMail('name', 'email', 'message').describe(
    'Nachricht an Sie selbst, wenn sich jemand für die Aktion vormerken lässt',
  ),
  popupSignupConfirmed: ownerMail('name', 'email', 'confirmedAt').describe(
    'Nachricht an Sie selbst, wenn jemand seine Vormerkung bestätigt hat',
  ),
  freePromptsNotification: ownerMail('name', 'email').describe(
    'Nachricht an Sie selbst, wenn jemand die Gratis-Prompts anfordert',
  ),
  ownerDigest: z
    .strictObject({
      subject: text.max(100).describe('Betreff'),
      text: withSlots(template('count', 'leads'), ['leads']),
      entry: withSlots(
        textWith('Text zu jeder Anfrage', ['id', 'leadType', ...inOneLine, 'page', 'createdAt']),
        ['email'],
      ),
      unconfirmed: text.describe('Zeile unter einer Vormerkung, die noch nicht bestätigt ist'),
      confirmed: withSlots(textWith('Zeile unter einer Vormerkung, die bestätigt ist', ['confirmedAt']), [
        'confirmedAt',
      ]),
      freePrompts: text.describe('Zeile unter einem Download der Gratis-Prompts'),
    })
    .describe(
      'Sammelmail an Sie selbst. Kommen in einer Stunde mehr als sechzig Mails, steht der Rest darin, mit einem Eintrag für jede Anfrage',
    ),
  alarmsUnheard: z
    .strictObject({ subject: text.max(100).describe('Betreff'), text: template() })
    .describe('Nachricht an Sie selbst, wenn niemand die Warnungen der Website empfängt'),
  blank: text.describe(
    'Was in Ihren Benachrichtigungen an der Stelle einer freiwilligen Angabe steht, die fehlt',
  ),
  confirmation: z
    .strictObject({
      subject: text.max(100).describe('Betreff'),
      text: template('leadType', 'createdAt'),
    })
    .describe(
      'Eingangsbestätigung an die Person, die angefragt hat. Sie wiederholt deren Angaben nicht: Sonst könnte jemand in Ihrem Namen fremden Text verschicken',
    ),
  popupSignupLink: z
    .strictObject({
      subject: text.max(100).describe('Betreff'),
      text: withSlots(template('link', 'createdAt'), ['link']),
    })
    .describe(
      'Bitte um Bestätigung an die Adresse, die vorgemerkt wurde. Sie enthält weder Namen noch Werbung: Eingetragen haben kann die Adresse jeder',
    ),
  signupPages: z
    .strictObject({
      ask: signupPage('Seite, auf der bestätigt wird. Der Link der Mail führt dorthin'),
      declaration: text.describe('Was mit dem Knopf bestätigt und mit dem Eintrag gespeichert wird'),
      submit: text.describe('Knopf'),
      submitting: text.describe('Knopf, während gesendet wird'),
      confirmed: signupPage('Seite nach der Bestätigung'),
      expired: signupPage('Der Link ist älter als 14 Tage'),
      invalid: signupPage('Der Link ist unvollständig oder gefälscht'),
      gone: signupPage('Der Eintrag ist gelöscht'),
      failed: signupPage('Die Bestätigung konnte nicht gespeichert werden'),
    })
    .describe('Was die Seite sagt, auf die der Link der Mail führt'),
  companyDetails: companyDetails(),
});

function signupPage(description: string) {
  return z
    .strictObject({
      heading: text.max(80).describe('Überschrift'),
      text: text.describe('Text: was geschehen ist und was zu tun ist'),
    })
    .describe(description);
}

/** A lead notification, with the slots of its form. */
function ownerMail(...slots: string[]) {
  return z.strictObject({
    subject: text.max(100).describe('Betreff'),
    text: withSlots(template('id', 'leadType', ...slots, 'page', 'createdAt'), slots),
  });
}

/** Requires the slots without which a mail would be useless: what was typed or confirmed, links, and the leads of a digest. */
function withSlots(schema: ReturnType<typeof template>, slots: string[]) {
  const needed = slots
    .filter((slot) => [...TYPED_FIELDS, 'confirmedAt', 'link', 'leads'].includes(slot))
    .map((slot) => `{{${slot}}}`);
  return schema.superRefine((value, context) => {
    for (const slot of needed.filter((slot) => !value.includes(slot))) {
      context.addIssue({
        code: 'custom',
        message: `Der Text nennt ${slot} nicht. Ohne diesen Platzhalter erfahren Sie die Angabe nicht; setzen Sie ihn wieder ein`,
      });
    }
  });
}

/** Requires all of the company's details. */
function companyDetails() {
  const slots = companySlots.map((slot) => `{{${slot}}}`);
  return text
    .superRefine((value, context) => {
      for (const slot of slots.filter((slot) => !value.includes(slot))) {
        context.addIssue({
          code: 'custom',
          message: `Der Text nennt ${slot} nicht. Das Gesetz verlangt diese Angabe in Geschäftsbriefen (§ 35a GmbHG)`,
        });
      }
    })
    .describe(
      `Angaben zum Unternehmen am Ende jeder Mail an Besucher. Das Gesetz (§ 35a GmbHG) verlangt alle diese Platzhalter: ${slots.join(', ')}`,
    );
}

/** A mail's text. Its own slots are filled in when it is sent, site facts at build time. */
function template(...slots: string[]) {
  return textWith('Text der Nachricht', slots);
}

function textWith(label: string, slots: string[]) {
  const known = slots.map((slot) => `{{${slot}}}`).join(', ');
  return text.describe(known ? `${label}, mit den Platzhaltern ${known}` : label);
}
