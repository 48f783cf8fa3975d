import * as z from 'zod';
import { articleCategories } from './article.ts';
import { day, httpsUrl, sample, text } from './text.ts';

/** content/newsletter.yaml: issues of the LinkedIn newsletter, listed among the blog articles. */
export const newsletterSchema = z.strictObject({
  newsletters: z
    .array(
      z.strictObject({
        title: text.max(120).describe('Titel der Ausgabe'),
        excerpt: text.max(280).describe('Ein bis zwei Sätze für die Übersicht'),
        date: day.describe('Erscheinungstag, zum Beispiel 2025-02-20'),
        author: text.describe(
          'Name der Autorin. „owner“ in doppelten geschweiften Klammern ist Ihr Name aus site.yaml',
        ),
        readTime: z.int().min(1).max(60).describe('Lesezeit in Minuten'),
        category: z.enum(articleCategories).describe('Kategorie'),
        link: httpsUrl.describe('Adresse der Ausgabe'),
        sample,
      }),
    )
    .default([])
    .describe('Die Ausgaben'),
});

export type NewsletterTeaser = z.infer<typeof newsletterSchema>['newsletters'][number];
