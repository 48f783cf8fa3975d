import * as z from 'zod';
import { closing, hero, image, link, points, quotation, section, seo, steps } from '../blocks.ts';
import { reference } from '../references.ts';
import { list, sample, text } from '../text.ts';

/** content/pages/ueber-mich.yaml; the page lists everything in books.yaml. */
export const aboutPageSchema = z.strictObject({
  seo,
  hero,
  expertise: section('Was Sie können', { items: points }).optional(),
  vision: section('Wofür Sie arbeiten', {
    quotation,
    statistics: list(reference('statistics'), 'Kurznamen aus statistics.yaml'),
  }),
  steps,
  cv: section('Lebenslauf: Stationen und Ausbildung', {
    items: list(
      z.strictObject({
        period: text
          .max(30)
          .describe('Zeitraum, zum Beispiel 2011–2012 oder seit 2013; seine Jahre werden daneben gezeichnet'),
        title: text.max(90).describe('Aufgabe oder Abschluss'),
        text: text.max(160).optional().describe('Ein Satz dazu'),
        sample,
      }),
      'Stationen und Ausbildungen; die jüngste steht zuerst',
    ),
  }).optional(),
  talks: section('Vortragsthemen', {
    talks: list(reference('talks'), 'Kurznamen aus talks.yaml, in dieser Reihenfolge'),
    link: link.describe('Link zu den Vorträgen'),
  }).optional(),
  awards: section('Auszeichnungen', {
    awards: list(reference('awards'), 'Kurznamen aus awards.yaml, in dieser Reihenfolge'),
    image: image.optional().describe('Bild neben dem Text. Ohne Bild wird der Abschnitt kurz'),
    link: link.optional().describe('Link zu allen Auszeichnungen'),
  }).optional(),
  books: section('Alle Bücher aus books.yaml', {
    link: link.describe('Link zur Seite mit den Büchern'),
  }).optional(),
  closing,
});
