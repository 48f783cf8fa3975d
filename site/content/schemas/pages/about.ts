import * as z from 'zod';
import { closing, hero, image, link, points, quotation, section, seo, steps } from '../blocks.ts';
import { reference } from '../references.ts';

/** content/pages/ueber-mich.yaml; the books are all of books.yaml. */
export const aboutPageSchema = z.strictObject({
  seo,
  hero,
  expertise: section('Was Sie können', { items: points }),
  vision: section('Wofür Sie arbeiten', {
    quotation,
    statistics: z.array(reference('statistics')).describe('Kurznamen aus statistics.yaml'),
  }),
  steps,
  talks: section('Vortragsthemen', {
    talks: z.array(reference('talks')).min(1).describe('Kurznamen aus talks.yaml, in dieser Reihenfolge'),
    link: link.describe('Link zu den Vorträgen'),
  }),
  awards: section('Auszeichnungen', {
    awards: z.array(reference('awards')).min(1).describe('Kurznamen aus awards.yaml, in dieser Reihenfolge'),
    image: image.describe('Bild neben dem Text'),
    link: link.describe('Link zu allen Auszeichnungen'),
  }),
  books: section('Alle Bücher aus books.yaml', { link: link.describe('Link zur Seite mit den Büchern') }),
  closing,
});

export type AboutPage = z.infer<typeof aboutPageSchema>;
