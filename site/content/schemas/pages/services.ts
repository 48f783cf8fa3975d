import * as z from 'zod';
import { closing, hero, link, section, seo, voices } from '../blocks.ts';
import { reference } from '../references.ts';
import { text } from '../text.ts';

/** content/pages/services.yaml; the page lists everything in offerings.yaml. */
export const servicesPageSchema = z.strictObject({
  seo,
  hero,
  offerings: section('Alle Leistungen aus offerings.yaml', {
    note: text.optional().describe('Absatz unter den Leistungen'),
    onRequest: text.describe('Steht bei Leistungen ohne Preis'),
    link: link.describe('Link zu einer Leistung, die nicht in der Liste steht'),
  }),
  mentoring: section('Karte der Mentoring-Sitzung', {
    price: reference('prices').describe('Kurzname des Preises aus prices.yaml'),
  }).optional(),
  voices,
  closing,
});
