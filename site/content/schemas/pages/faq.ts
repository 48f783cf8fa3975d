import * as z from 'zod';
import { closing, hero, seo } from '../blocks.ts';
import { text } from '../text.ts';

/** content/pages/faq.yaml; the questions are in content/faq.yaml. */
export const faqPageSchema = z.strictObject({
  seo,
  hero,
  categories: text.describe('Name der Sprungliste zu den Kategorien. Nur Vorleseprogramme lesen ihn vor'),
  closing,
});
