import * as z from 'zod';
import type { LeadType } from '../../../functions/leads/lead-types.ts';

const days = z.int().min(1).max(3650);

/** How long a lead is kept, by lead type. The privacy policy names one period for each form. */
export const retentionSchema = z
  .strictObject({
    speaker: days.describe('Anfrageformular „Speakerin buchen“'),
    'business-coach': days.describe('Anfrageformular „Business Coaching“'),
    consulting: days.describe('Anfrageformular „KI-Beratung“'),
    'ki-beratung': days.describe('Formular auf der Startseite'),
    'business-coaching': days.describe('Formular auf der Seite Business Coaching'),
    'keynote-speaking': days.describe('Formular auf der Seite Keynote Speaking'),
    'ki-vortraege': days.describe('Formular auf der Seite KI-Vorträge'),
    'ki-workshops': days.describe('Formular auf der Seite Seminare & Workshops'),
    kontakt: days.describe('Formular auf der Kontaktseite'),
    'herbst-kickstart': days.describe('Fenster der Aktion'),
    'free-prompts': days.describe('Fenster Gratis-Prompts'),
  } satisfies Record<LeadType, z.ZodInt>)
  .superRefine((retention, context) => {
    for (const form of oneForm) {
      // An invalid period is reported by its own field.
      if (form.some((type) => retention[type] < 1)) continue;
      const [first, ...others] = form;
      for (const type of others.filter((type) => retention[type] !== retention[first])) {
        context.addIssue({
          code: 'custom',
          path: [type],
          message: `ist eine andere Frist als bei ${first} (${retention[first]}). Die Datenschutzerklärung nennt für dieses Formular nur eine: Tragen Sie überall dieselbe Zahl ein`,
        });
      }
    }
  });

export type Retention = z.infer<typeof retentionSchema>;

/** Lead types of one form, or of forms for which the privacy policy names one period. */
const oneForm: [keyof Retention, ...(keyof Retention)[]][] = [
  ['consulting', 'speaker', 'business-coach'],
  ['kontakt', 'ki-beratung', 'business-coaching', 'keynote-speaking', 'ki-vortraege', 'ki-workshops'],
];
