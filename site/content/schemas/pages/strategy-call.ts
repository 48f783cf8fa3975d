import * as z from 'zod';
import { closing, faqExcerpt, hero, section, seo, steps, voices } from '../blocks.ts';
import { reference } from '../references.ts';
import { list, text } from '../text.ts';

/** content/pages/ki-strategie-call.yaml */
export const strategyCallPageSchema = z.strictObject({
  seo,
  hero,
  price: reference('prices').describe('Kurzname des Preises, der am Anfang der Seite steht'),
  steps,
  suitable: section('Wann der Termin passt', { items: list(text, 'Zeilen') }).optional(),
  unsuitable: section('Wann etwas anderes besser passt', {
    items: list(text, 'Zeilen'),
  }).optional(),
  plan: section('Was am Ende vorliegt', {
    example: z
      .strictObject({
        label: text
          .max(60)
          .describe('Zeile über dem Beispiel, zum Beispiel: Beispiel aus einer Steuerkanzlei'),
        decision: text.max(90).describe('Was entschieden wurde, in einer Zeile'),
        steps: z
          .array(
            z.strictObject({
              task: text.max(90).describe('Was zu tun ist'),
              who: text.max(40).describe('Wer es tut, zum Beispiel Inhaberin'),
              until: text.max(30).describe('Bis wann, zum Beispiel 12. März'),
            }),
          )
          .min(1)
          .max(5)
          .describe('Schritte in ihrer Reihenfolge, höchstens fünf'),
        note: text.max(90).describe('Zeile am Ende des Blatts. Ist das Beispiel erfunden, steht es hier'),
      })
      .describe('Beispiel. Es steht auf einem Blatt neben dem Text'),
  }),
  book: section('Buch als Zugabe', {
    eyebrow: text.max(60).describe('Zeile über der Überschrift'),
    book: reference('books').describe('Kurzname aus books.yaml'),
  }).optional(),
  voices,
  faq: faqExcerpt,
  closing,
});
