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
  .superRefine((retention: Record<LeadType, number>, context) => {
    for (const [type, first] of Object.entries(samePeriodAs) as Array<[LeadType, LeadType]>) {
      // An invalid period is reported by its own field.
      if (retention[type] < 1 || retention[first] < 1 || retention[type] === retention[first]) continue;
      context.addIssue({
        code: 'custom',
        path: [type],
        message: `ist eine andere Frist als bei ${first} (${retention[first]}). Die Datenschutzerklärung nennt für dieses Formular nur eine: Tragen Sie überall dieselbe Zahl ein`,
      });
    }
  });

export type Retention = z.infer<typeof retentionSchema>;

/** The first lead type of the forms for which the privacy policy names one period. */
const samePeriodAs: Record<LeadType, LeadType> = {
  consulting: 'consulting',
  speaker: 'consulting',
  'business-coach': 'consulting',
  kontakt: 'kontakt',
  'ki-beratung': 'kontakt',
  'business-coaching': 'kontakt',
  'keynote-speaking': 'kontakt',
  'ki-vortraege': 'kontakt',
  'ki-workshops': 'kontakt',
  'herbst-kickstart': 'herbst-kickstart',
  'free-prompts': 'free-prompts',
};
