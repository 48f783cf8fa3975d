import * as z from 'zod';
import { action } from './blocks.ts';
import { id, reference } from './references.ts';
import { pagePath, text } from './text.ts';

/** content/offerings.yaml: bookable offers, as listed on the services page. */
export const offeringsSchema = z.strictObject({
  offerings: z
    .array(
      z.strictObject({
        id: id.describe('Kurzname'),
        title: text.max(60).describe('Name der Leistung'),
        text: text.describe('Ein bis zwei Sätze dazu'),
        price: reference('prices')
          .optional()
          .describe(
            'Kurzname des Preises; ohne ihn steht „auf Anfrage“, auf der Seite Leistungen deren Text bei Leistungen ohne Preis',
          ),
        path: pagePath.describe('Seite der Leistung'),
        action: action.describe('Knopf'),
      }),
    )
    .min(1)
    .describe('Die Leistungen'),
});
