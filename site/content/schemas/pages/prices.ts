import * as z from 'zod';
import { closing, hero, link, point, points, section, seo, steps } from '../blocks.ts';
import { reference } from '../references.ts';
import { list, sample, text } from '../text.ts';

const prices = list(reference('prices'), 'Kurznamen aus prices.yaml, in dieser Reihenfolge');

/** An entry that belongs to a group but is priced on another page. */
const note = z
  .strictObject({
    text: text.describe('Satz unter den Preisen'),
    link: link.describe('Link dahinter'),
  })
  .describe('Hinweis auf ein verwandtes Angebot');

/** content/pages/alle-angebote.yaml */
export const pricesPageSchema = z.strictObject({
  seo,
  // The stairs of prices stand in the place of a picture.
  hero: hero
    .omit({ image: true })
    .extend({
      stairs: text.max(60).describe('Was Größe und Farbe der Stufen bedeuten; dahinter stehen die Gruppen'),
    })
    .describe('Anfang der Seite'),
  entry: section('Gruppe Einstieg', { prices, note }).optional(),
  speaking: section('Gruppe Speaking', { prices, note }).optional(),
  coaching: section('Gruppe Coaching', {
    prices,
    others: list(
      reference('prices'),
      'Kurznamen von Preisen, die auf anderen Seiten erklärt werden',
    ).optional(),
    note,
  }).optional(),
  company: section('Gruppe Unternehmensbegleitung', { prices, note: note.optional() }).optional(),
  steps,
  examples: section('Beispiele für Inhalte der Unternehmensbegleitung', { items: points }).optional(),
  workshops: section('Preise der Workshops. Längen und Beträge stehen auf deren Seite', {}).optional(),
  terms: section('Was für alle Preise gilt', {
    items: list(
      point.omit({ sign: true }).extend({ sample }),
      'Aussagen. Jede hat eine kurze Überschrift und einen Text',
    ),
  }).optional(),
  closing,
});
