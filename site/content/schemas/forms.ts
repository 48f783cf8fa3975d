import * as z from 'zod';
import type { businessForm } from '../../../functions/leads/business.ts';
import type { InquiryType } from '../../../functions/leads/enquiry.ts';
import type { LeadType } from '../../../functions/leads/lead-types.ts';
import { consent, field, type Labels } from './campaign.ts';
import { text } from './text.ts';

/** content/forms.yaml: labels of the embedded business form on every page, and the names of the lead types. */
export const formsSchema = z.strictObject({
  business: z
    .strictObject({
      fields: z
        .strictObject({
          company: field.describe('Feld für die Firma'),
          name: field.describe('Feld für den Namen'),
          email: field.describe('Feld für die E-Mail-Adresse'),
          phone: field.describe('Feld für die Telefonnummer'),
          message: field.describe('Feld für die Nachricht. Es steht nur auf der Kontaktseite'),
          consent,
        } satisfies Labels<typeof businessForm>)
        .describe('Felder des Formulars'),
      required: text.describe('Hinweis auf die Pflichtfelder'),
      submitting: text.describe('Knopf, während gesendet wird'),
      errorPage: z
        .strictObject({
          heading: text.describe('Überschrift'),
          lead: text.describe('Satz darunter'),
          submit: text.describe('Knopf zum Absenden'),
        })
        .describe('Fehlerseite für Browser ohne JavaScript: Dort werden Eingaben berichtigt'),
    })
    .describe('Formular auf den Seiten. Beschriftungen der Felder und Knöpfe'),
  leadTypes: z
    .strictObject({
      'ki-beratung': text.describe('Formular auf der Startseite'),
      'business-coaching': text.describe('Formular auf der Seite Business Coaching'),
      'keynote-speaking': text.describe('Formular auf der Seite Keynote Speaking'),
      'ki-vortraege': text.describe('Formular auf der Seite KI-Vorträge'),
      'ki-workshops': text.describe('Formular auf der Seite Seminare & Workshops'),
      kontakt: text.describe('Formular auf der Kontaktseite'),
      'herbst-kickstart': text.describe('Fenster der Aktion'),
      'free-prompts': text.describe('Fenster Gratis-Prompts'),
    } satisfies Record<Exclude<LeadType, InquiryType>, z.ZodString>)
    .describe('Wie die Formulare in Ihren Benachrichtigungen heißen'),
});

export type Forms = z.infer<typeof formsSchema>;
