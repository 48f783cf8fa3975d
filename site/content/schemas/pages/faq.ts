import * as z from 'zod';
import { closing, hero, seo } from '../blocks.ts';
import { text } from '../text.ts';

/** content/pages/faq.yaml; the questions are in content/faq.yaml. */
export const faqPageSchema = z.strictObject({
  seo,
  hero,
  search: z
    .strictObject({
      label: text.describe('Name des Suchfelds'),
      one: text.describe('Anzahl, wenn eine Frage gefunden ist'),
      many: text.includes('{{count}}').describe('Anzahl der gefundenen Fragen, mit {{count}}'),
      none: text.includes('{{query}}').describe('Wenn nichts gefunden ist, mit {{query}} für die Suchworte'),
    })
    .describe('Suche in den Fragen'),
  categories: text.describe('Name der Sprungliste zu den Kategorien. Nur Vorleseprogramme lesen ihn vor'),
  closing,
});
