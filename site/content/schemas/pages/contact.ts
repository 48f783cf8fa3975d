import * as z from 'zod';
import { action, closing, formSection, hero, section, seo, serviceRow, steps } from '../blocks.ts';
import { text } from '../text.ts';

/** content/pages/kontakt.yaml; address, telephone and hours are in site.yaml. */
export const contactPageSchema = z.strictObject({
  seo,
  hero,
  booking: z
    .strictObject({
      heading: text.max(90).describe('Überschrift der Karte'),
      text: text.describe('Ein bis zwei Sätze darunter'),
      action: action.describe('Knopf zum Buchungskalender'),
    })
    .describe('Karte mit der Terminbuchung'),
  details: z
    .strictObject({
      email: text.describe('Beschriftung der E-Mail-Adresse'),
      phone: text.describe('Beschriftung der Telefonnummer'),
      location: text.describe('Beschriftung des Orts'),
      hours: text.describe('Beschriftung der Geschäftszeiten'),
    })
    .describe('Beschriftungen der Kontaktdaten aus site.yaml'),
  form: formSection,
  steps,
  ways: section('Vier Wege zu einer Leistung', {
    items: z.array(serviceRow).length(4).describe('Wege zu einer Leistung. Es sind vier'),
  }),
  closing,
});
