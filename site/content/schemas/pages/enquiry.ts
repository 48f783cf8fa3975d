import * as z from 'zod';
import { type enquiryForm, INQUIRY_TYPES } from '../../../../functions/leads/enquiry.ts';
import { seo, serviceIcon, steps } from '../blocks.ts';
import { field, type Labels } from '../campaign.ts';
import { text } from '../text.ts';

const option = z.strictObject({
  value: z.enum(INQUIRY_TYPES).describe('Art der Anfrage. Lassen Sie diese Auswahl stehen'),
  label: text.describe('Beschriftung der Auswahl'),
  sign: serviceIcon.describe('Zeichen der Leistung'),
});

/** content/pages/anfrage.yaml */
export const enquiryPageSchema = z.strictObject({
  seo,
  heading: text.max(90).describe('Überschrift der Seite'),
  lead: text.describe('Ein bis zwei Sätze darunter'),
  required: text.describe('Hinweis auf die Pflichtfelder'),
  fields: z
    .strictObject({
      inquiryType: z
        .strictObject({
          legend: text.describe('Frage über der Auswahl'),
          options: z
            .array(option)
            .length(INQUIRY_TYPES.length)
            .refine(
              (options) => INQUIRY_TYPES.every((type) => options.some(({ value }) => value === type)),
              `nennt nicht jeden Anfrage-Typ. Nötig ist je ein Eintrag mit: ${INQUIRY_TYPES.join(', ')}`,
            )
            .describe('Anfrage-Typen. Es sind drei'),
        })
        .describe('Auswahl des Anfrage-Typs'),
      company: field.describe('Feld für die Firma'),
      name: field.describe('Feld für den Namen'),
      email: field.describe('Feld für die E-Mail-Adresse'),
      phone: field.describe('Feld für die Telefonnummer'),
      message: field.describe('Feld für die Nachricht'),
      consent: z
        .strictObject({
          before: text.describe('Text vor dem Link'),
          link: text.describe('Text des Links zur Datenschutzerklärung'),
          after: text.describe('Text nach dem Link'),
        })
        .describe('Einwilligung in die Datenverarbeitung'),
    } satisfies Labels<typeof enquiryForm>)
    .describe('Felder des Formulars'),
  firstLine: text
    .max(100)
    .includes('{{subject}}')
    .describe('So beginnt die Nachricht, wenn ein Link ein Thema mitbringt, mit {{subject}}'),
  submit: text.describe('Knopf zum Absenden'),
  submitting: text.describe('Derselbe Knopf, während gesendet wird'),
  steps,
  aside: z
    .strictObject({ text: text.describe('Satz über dem Buchungsknopf') })
    .describe('Hinweis auf die Terminbuchung'),
});

export type EnquiryPage = z.infer<typeof enquiryPageSchema>;
