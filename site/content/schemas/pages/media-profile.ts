import * as z from 'zod';
import { action, closing, hero, image, link, points, quotation, section, seo } from '../blocks.ts';
import { reference } from '../references.ts';
import { list, off, sample, text } from '../text.ts';

const biography = z.strictObject({
  title: text.max(60).describe('Länge, zum Beispiel Ein Satz'),
  use: text.describe('Wofür sie gedacht ist'),
  text: text.describe('Kurzprofil in der dritten Person'),
  copy: text.describe('Knopf, der diese Fassung kopiert. Geben Sie jedem einen anderen Namen'),
  sample,
});

const event = z.strictObject({
  kind: text.max(30).describe('Art, zum Beispiel Bühne oder Podcast'),
  title: text.max(90).describe('Titel des Auftritts'),
  text: text.describe('Ein Satz dazu'),
  sample,
});

/** content/pages/medienprofil.yaml; television is in tv.yaml, the books in books.yaml. */
export const mediaProfilePageSchema = z.strictObject({
  off,
  seo,
  hero,
  figures: section('Zahlen', {
    statistics: list(reference('statistics'), 'Kurznamen aus statistics.yaml'),
  }).optional(),
  profile: section('Kurzprofil in mehreren Längen', {
    items: list(biography, 'Die Fassungen. Die kürzeste steht zuerst'),
    copied: text.describe('Dieselben Knöpfe, wenn der Text kopiert ist'),
  }).optional(),
  appearances: section('Auftritte im Fernsehen und auf Veranstaltungen', {
    tv: text.describe('Marke an den Auftritten aus tv.yaml'),
    events: list(event, 'Auftritte auf Veranstaltungen und in Podcasts'),
    link: link.optional().describe('Link zu allen Auftritten'),
  }),
  books: section('Alle Bücher aus books.yaml', {
    links: z.array(link).min(1).max(2).describe('Links zu Pressebereich und Büchern'),
  }),
  topics: section('Themen für Interviews', { items: points }).optional(),
  stage: section('Erfahrung auf der Bühne', {
    image: image.describe('Bild neben dem Text'),
    action: action.describe('Knopf zum Vortrag'),
  }),
  quotation,
  awards: section('Auszeichnungen', {
    awards: list(reference('awards'), 'Kurznamen aus awards.yaml, in dieser Reihenfolge'),
    link: link.optional().describe('Link zu allen Auszeichnungen'),
  }).optional(),
  closing: closing.describe('Schluss der Seite mit dem Media-Kit'),
});
