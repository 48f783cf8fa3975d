import * as z from 'zod';
import { id } from './references.ts';
import { evidence, sample, text } from './text.ts';

/** content/testimonials.yaml */
export const testimonialsSchema = z.strictObject({
  testimonials: z
    .array(
      z.strictObject({
        id: id.describe('Kurzname, mit dem Seiten diese Stimme nennen'),
        author: text.max(60).describe('Name. Statt seiner genügt die Rolle, zum Beispiel Geschäftsführerin'),
        role: text.max(90).describe('Branche, Haus oder Anlass'),
        content: text
          .max(400)
          .regex(
            /^[^„“"»].*[^“”"«]$/s,
            'Die Anführungszeichen setzt die Website. Löschen Sie die am Anfang und am Ende',
          )
          .describe('Was die Person sagt, ohne Anführungszeichen'),
        rating: z.int().min(1).max(5).describe('Sterne, 1 bis 5'),
        details: text.optional().describe('Ergänzung, zum Beispiel Anlass und Jahr'),
        sample,
        beleg: evidence,
      }),
    )
    .default([])
    .describe('Die Stimmen'),
});

export type Testimonial = z.infer<typeof testimonialsSchema>['testimonials'][number];
