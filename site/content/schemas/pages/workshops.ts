import * as z from 'zod';
import { closing, faqExcerpt, formSection, hero, link, section, seo, steps, voices } from '../blocks.ts';
import { list, text } from '../text.ts';

/** content/pages/ki-workshops.yaml; the workshops are in workshops.yaml. */
export const workshopsPageSchema = z.strictObject({
  seo,
  hero,
  workshops: section('Die Karten der Workshops', {
    prices: z
      .array(
        z.strictObject({
          term: text.max(7).describe('Dauer, so kurz wie „8 Std.“: Sie steht in großen Buchstaben'),
          value: text.describe('Preis, netto und brutto'),
        }),
      )
      .optional()
      .describe('Preise nach Dauer'),
    note: text.optional().describe('Absatz unter den Karten'),
    duration: text.describe('Beschriftung der Dauer'),
    participants: text.describe('Beschriftung der Gruppengröße'),
    maximum: text
      .includes('{{count}}')
      .describe('Höchste Zahl der Teilnehmenden, mit {{count}} für die Zahl'),
    takeaways: text.describe('Zeile über dem, was die Teilnehmenden danach können'),
    enquire: text.describe('Link, der den E-Mail-Entwurf zu diesem Workshop öffnet'),
    form: text.describe('Link zum Anfrageformular mit diesem Workshop als Thema'),
  }),
  steps,
  voices,
  faq: faqExcerpt,
  form: formSection,
  terms: section('Bedingungen neben dem Formular', {
    items: list(text, 'Zeilen'),
    link: link.describe('Link zu den vollständigen Bedingungen'),
  }).optional(),
  closing,
});
