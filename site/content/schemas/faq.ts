import * as z from 'zod';
import { slugify } from '../../lib/slugify.ts';
import { link } from './blocks.ts';
import { pageIds } from './page-ids.ts';
import { id } from './references.ts';
import { sample, text } from './text.ts';

/** In the order of docs/product.md, "FAQ page". */
const faqCategories = [
  'KI-Beratung',
  'Business Coaching',
  'Keynote Speaking',
  'Allgemein',
  'KI-Tools & Anwendungen',
] as const;

const exactCategories = `Es müssen genau diese Kategorien sein, jede einmal: ${faqCategories.join(', ')}`;

/** The page of the questions has an anchor for each category, too. */
const taken = new Set([...pageIds, ...faqCategories.map(slugify)]);

const questionId = id.refine((value) => !taken.has(value), {
  error: ({ input }) =>
    `ist schon der Anker eines anderen Teils der Seite. Wählen Sie einen anderen Kurznamen, zum Beispiel frage-${input}`,
});

/** content/faq.yaml */
export const faqSchema = z.strictObject({
  categories: z
    .array(
      z.strictObject({
        category: z.enum(faqCategories).describe('Name der Kategorie'),
        questions: z
          .array(
            z.strictObject({
              id: questionId.describe('Kurzname. Er steht in der Adresse der Frage: /faq#kurzname'),
              question: text.max(120).describe('Die Frage'),
              answer: text.describe('Die Antwort, ein Absatz aus zwei bis sechs Sätzen'),
              link: link.optional().describe('Weiterführender Link unter der Antwort'),
              sample,
            }),
          )
          .default([])
          .describe('Fragen der Kategorie'),
      }),
    )
    .length(faqCategories.length, exactCategories)
    .refine(
      (categories) => new Set(categories.map(({ category }) => category)).size === faqCategories.length,
      exactCategories,
    )
    .describe('Kategorien. Ihre Zahl und ihre Namen sind fest; die Fragen darin können Sie ändern'),
});

export type Faq = z.infer<typeof faqSchema>;
export type Question = Faq['categories'][number]['questions'][number];
