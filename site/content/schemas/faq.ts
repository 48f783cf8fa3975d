import * as z from 'zod';
import { link } from './blocks.ts';
import { id } from './references.ts';
import { sample, text } from './text.ts';

/** The categories of specification section 2, in this order. */
const faqCategories = [
  'KI-Beratung',
  'Business Coaching',
  'Keynote Speaking',
  'Allgemein',
  'KI-Tools & Anwendungen',
] as const;

/** content/faq.yaml */
export const faqSchema = z.strictObject({
  categories: z
    .array(
      z.strictObject({
        category: z.enum(faqCategories).describe('Name der Kategorie'),
        questions: z
          .array(
            z.strictObject({
              id: id.describe('Kurzname, auch Anker der Frage: /faq#kurzname'),
              question: text.max(120).describe('Die Frage'),
              answer: text.describe('Die Antwort, zwei bis sechs Sätze'),
              link: link.optional().describe('Weiterführender Link unter der Antwort'),
              sample,
            }),
          )
          .default([])
          .describe('Fragen der Kategorie'),
      }),
    )
    .length(faqCategories.length, `Es müssen genau diese fünf Kategorien sein: ${faqCategories.join(', ')}`)
    .describe('Kategorien; es sind immer dieselben fünf'),
});

export type Faq = z.infer<typeof faqSchema>;
export type Question = Faq['categories'][number]['questions'][number];
