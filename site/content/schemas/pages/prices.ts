import * as z from 'zod';
import { closing, hero, link, points, section, seo, steps } from '../blocks.ts';
import { reference } from '../references.ts';
import { text } from '../text.ts';

const prices = z
  .array(reference('prices'))
  .min(1)
  .describe('Kurznamen aus prices.yaml, in dieser Reihenfolge');

/** What belongs to a group but has its price on another page. */
const note = z
  .strictObject({
    text: text.describe('Satz unter den Preisen'),
    link: link.describe('Link dahinter'),
  })
  .describe('Hinweis auf ein verwandtes Angebot');

/** content/pages/alle-angebote.yaml */
export const pricesPageSchema = z.strictObject({
  seo,
  hero,
  entry: section('Gruppe Einstieg', { prices, note }),
  speaking: section('Gruppe Speaking', { prices, note }),
  coaching: section('Gruppe Coaching', { prices, note }),
  company: section('Gruppe Unternehmensbegleitung', { prices }),
  steps,
  examples: section('Beispiele für Inhalte der Unternehmensbegleitung', { items: points }),
  terms: section('Was für alle Preise gilt', { items: points }),
  closing,
});

export type PricesPage = z.infer<typeof pricesPageSchema>;
