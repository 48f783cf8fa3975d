import * as z from 'zod';
import { link, seo, serviceSign } from '../blocks.ts';
import { pagePath, text } from '../text.ts';

/** content/pages/home.yaml */
export const homePageSchema = z.strictObject({
  seo,
  hero: z
    .strictObject({
      eyebrow: text.describe('Zeile über der Überschrift'),
      title: text.describe('Überschrift'),
      lead: text.describe('Zwei bis drei Sätze darunter'),
      button: link.describe('Zweiter Knopf, neben dem Erstgespräch'),
      proofs: z
        .array(z.strictObject({ strong: text.describe('Hervorgehoben'), text: text.describe('Erklärung') }))
        .min(1)
        .max(4)
        .describe('Belege unter der Überschrift'),
    })
    .describe('Anfang der Seite'),
  services: z
    .strictObject({
      heading: text.describe('Überschrift über den Leistungen'),
      lead: text.describe('Ein bis zwei Sätze darunter'),
      items: z
        .array(
          z.strictObject({
            sign: serviceSign.describe('Zeichen der Leistung'),
            title: text.describe('Name der Leistung'),
            text: text.describe('Ein Satz'),
            price: text.describe('Preisangabe, wie sie dort steht'),
            priceNote: text.describe('Zweiter Preis darunter, mit Umsatzsteuer').optional(),
            path: pagePath.describe('Pfad der Seite'),
          }),
        )
        .min(1)
        .describe('Die Leistungen'),
    })
    .describe('Abschnitt mit den Leistungen'),
  expert: z
    .strictObject({
      heading: text.describe('Überschrift des Abschnitts'),
      text: text.describe('Absatz über Sie'),
      award: z
        .strictObject({ title: text.describe('Auszeichnung'), note: text.describe('Von wem') })
        .describe('Auszeichnung und von wem'),
      button: text.describe('Knopf zu „Über mich“'),
    })
    .describe('Abschnitt über Sie'),
  closing: z
    .strictObject({
      heading: text.describe('Überschrift des Abschnitts'),
      text: text.describe('Ein bis zwei Sätze vor dem Knopf'),
    })
    .describe('Schluss der Seite'),
});

export type HomePage = z.infer<typeof homePageSchema>;
