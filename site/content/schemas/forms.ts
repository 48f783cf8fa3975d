import * as z from 'zod';
import { consent } from './campaign.ts';
import { text } from './text.ts';

const field = z.strictObject({
  label: text.describe('Beschriftung des Feldes'),
  hint: text.optional().describe('Hinweis unter dem Feld'),
});

/** content/forms.yaml: labels of the embedded business form, wherever it stands. */
export const formsSchema = z.strictObject({
  business: z
    .strictObject({
      fields: z
        .strictObject({
          company: field.describe('Feld für die Firma'),
          name: field.describe('Feld für den Namen'),
          email: field.describe('Feld für die E-Mail-Adresse'),
          phone: field.describe('Feld für die Telefonnummer'),
          message: field.describe('Feld für die Nachricht, nur auf der Kontaktseite'),
          consent,
        })
        .describe('Felder des Formulars'),
      required: text.describe('Hinweis auf die Pflichtfelder'),
      submitting: text.describe('Knopf, während gesendet wird'),
    })
    .describe('Eingebettetes Formular'),
});

export type Forms = z.infer<typeof formsSchema>;
