import * as z from 'zod';
import type { FormDefinition } from '../../../functions/leads/form-definition.ts';
import type { freePromptsForm } from '../../../functions/leads/free-prompts.ts';
import type { popupSignupForm } from '../../../functions/leads/popup-signup.ts';
import { reference } from './references.ts';
import { day, text } from './text.ts';

/** The texts of a field. */
export const field = z.strictObject({
  label: text.describe('Beschriftung des Feldes'),
  hint: text.optional().describe('Hinweis unter dem Feld'),
});

/** A form's fields need labels: one without would be left out of the page. */
export type Labels<Form extends Pick<FormDefinition, 'fields'>> = Record<keyof Form['fields'], z.ZodType>;

/** The words before, inside and after the link to the privacy policy. */
export const consent = z
  .strictObject({
    before: text.describe('Text vor dem Link'),
    link: text.describe('Text des Links zur Datenschutzerklärung'),
    after: text.describe('Text nach dem Link'),
  })
  .describe('Einwilligung in die Datenverarbeitung');

const popup = {
  active: z.boolean().describe('Fenster zeigen. Ausgeschaltet erscheint es nirgends'),
  eyebrow: text.max(60).optional().describe('Zeile über der Überschrift'),
  heading: text.max(90).describe('Überschrift des Fensters'),
  text: text.describe('Ein bis drei Sätze darunter'),
  close: text.describe('Name des Knopfes, der das Fenster schließt'),
  submit: text.describe('Knopf zum Absenden'),
  submitting: text.describe('Derselbe Knopf, während gesendet wird'),
};

/** content/campaigns/herbst-kickstart.yaml: the lead popup (docs/product.md, "Popups"). */
export const kickstartSchema = z.strictObject({
  name: text
    .max(60)
    .describe(
      'Name der Aktion. Wo in Texten „campaign“ in doppelten geschweiften Klammern steht, erscheint er',
    ),
  ...popup,
  endsOn: day.describe(
    'Letzter Tag der Aktion. Wo in Texten „campaignEnd“ in doppelten geschweiften Klammern steht, erscheint er',
  ),
  conditions: text.describe('Bedingungen der Aktion'),
  success: text.describe('Meldung nach dem Absenden'),
  privacy: z
    .strictObject({
      before: text.describe('Text vor dem Link'),
      link: text.describe('Text des Links zur Datenschutzerklärung'),
      after: text.describe('Text nach dem Link'),
    })
    .describe('Hinweis zum Datenschutz'),
  fields: z
    .strictObject({
      name: field.describe('Feld für den Namen'),
      email: field.describe('Feld für die E-Mail-Adresse'),
    } satisfies Labels<typeof popupSignupForm>)
    .describe('Felder des Formulars'),
});

/** content/campaigns/free-prompts.yaml: the PDF in return for name and address (docs/product.md, "Popups"). */
export const freePromptsSchema = z.strictObject({
  ...popup,
  open: text.describe('Knopf auf der Seite, der das Fenster öffnet'),
  download: reference('downloads').describe('Kurzname der Datei aus downloads.yaml'),
  fields: z
    .strictObject({
      name: field.describe('Feld für den Namen'),
      email: field.describe('Feld für die E-Mail-Adresse'),
      consent,
    } satisfies Labels<typeof freePromptsForm>)
    .describe('Felder des Formulars'),
});

export type Kickstart = z.infer<typeof kickstartSchema>;
export type FreePrompts = z.infer<typeof freePromptsSchema>;
