import * as z from 'zod';
import { id } from './references.ts';
import { evidence, httpsUrl, sample, text } from './text.ts';

/** The category determines the design of the drawn cover. */
export const bookCategories = ['KI', 'Führung', 'Coaching', 'Kommunikation'] as const;

/** An ISBN-13 with its check digit (ISO 2108), whichever dashes or spaces part its groups. */
export const isbn = z
  .string({
    error: ({ input }) => (/^\d{9,10}$/.test(String(input)) ? tenDigits(String(input)) : undefined),
  })
  .overwrite((value) => value.trim().replace(/[\p{Pd}−\s]/gu, '-'))
  .superRefine((value, context) => {
    const digits = value.replaceAll('-', '');
    if (/^\d{9}[\dXx]$/.test(digits)) {
      context.addIssue({ code: 'custom', message: tenDigits(value) });
      return;
    }
    if (!/^97[89]-(?:\d+-){3}\d$/.test(value) || digits.length !== 13) {
      context.addIssue({
        code: 'custom',
        message:
          'ist keine ISBN. Sie hat 13 Ziffern in fünf Gruppen mit Bindestrichen, zum Beispiel 978-3-16-148410-0',
      });
      return;
    }
    const sum = [...digits.slice(0, 12)].reduce(
      (sum, digit, index) => sum + Number(digit) * (index % 2 ? 3 : 1),
      0,
    );
    const expected = (10 - (sum % 10)) % 10;
    if (Number(digits[12]) !== expected) {
      context.addIssue({
        code: 'custom',
        message: `Prüfziffer stimmt nicht (${value}). Erwartet wird …-${expected}. Vergleichen Sie die ISBN mit dem Impressum des Buchs`,
      });
    }
  });

const tenDigits = (value: string) =>
  `„${value}“ ist eine alte ISBN mit zehn Ziffern. Nehmen Sie die mit dreizehn aus dem Impressum des Buchs, mit Bindestrichen, zum Beispiel 978-3-16-148410-0`;

/** content/books.yaml, newest book first. */
export const booksSchema = z.strictObject({
  moreBooks: httpsUrl.describe('Adresse mit weiteren Büchern im Buchhandel'),
  books: z
    .array(
      z.strictObject({
        id: id.describe('Kurzname'),
        title: text.max(90).describe('Titel'),
        subtitle: text.max(140).optional().describe('Untertitel'),
        year: z.int().min(1990).max(2100).describe('Erscheinungsjahr'),
        publisher: text
          .optional()
          .describe('Verlag; enthält er BESTSELLER, zeigt die Website die Marke Bestseller. Darf fehlen'),
        category: z.enum(bookCategories).describe('Kategorie'),
        isbn: isbn.optional().describe('ISBN des Taschenbuchs. Schreiben Sie sie mit Bindestrichen'),
        description: text.describe('Ein bis zwei Sätze zum Inhalt'),
        amazonLink: httpsUrl.describe('Adresse des Buchs bei Amazon'),
        sample,
        beleg: evidence,
      }),
    )
    .default([])
    .describe('Die Bücher; das neueste steht zuerst'),
});

export type Book = z.infer<typeof booksSchema>['books'][number];
