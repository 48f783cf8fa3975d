import * as z from 'zod';
import { formatMoney } from '../../lib/money.ts';
import { action } from './blocks.ts';
import { id } from './references.ts';
import { day, sample, text } from './text.ts';

const MAX_CENTS = 100_000_000;
const cents = z
  .int()
  .min(0)
  .max(MAX_CENTS, {
    error: ({ input }) =>
      `${formatMoney(Number(input))} sind zu viel. Möglich sind höchstens ${formatMoney(MAX_CENTS)}`,
  });

/** Deliverables beyond those in `includes`; marked as a sample apart from the price, which is real. */
const scope = z
  .strictObject({
    units: text
      .max(80)
      .optional()
      .describe(
        'Einheiten, zum Beispiel 8 Sitzungen zu 90 Minuten; die erste Zahl einer Stufe zeichnet die Preisseite',
      ),
    duration: text.max(80).optional().describe('Laufzeit, wenn sie oben noch nicht steht'),
    participants: text.max(80).optional().describe('Wer teilnimmt und wie viele'),
    deliverables: z.array(text.max(120)).optional().describe('Ergebnisse, eine Zeile je Eintrag'),
    sample,
  })
  .optional()
  .describe('Umfang des Pakets');

/** What comes with an offer for nothing, as an introduction that has to end (section 5 UWG) or for good. */
const bonus = z
  .strictObject({
    text: text.describe('Was es dazugibt, zum Beispiel ein Buch'),
    endsOn: day
      .optional()
      .describe(
        'Letzter Tag der Zugabe, wenn sie endet. Texte nennen ihn mit „price:“, dem Kurznamen des Preises und „.bonusEnd“ in doppelten geschweiften Klammern',
      ),
    sample,
  })
  .optional()
  .describe('Zugabe');

/** content/prices.yaml: the only place where amounts are defined. */
export const pricesSchema = z
  .strictObject({
    prices: z
      .array(
        z.strictObject({
          sample,
          id: id.describe('Kurzname, mit dem Seiten diesen Preis nennen'),
          title: text.max(60).describe('Name des Angebots'),
          cents: cents.describe('Betrag in Cent (im Formular in Euro): 59500 sind 595 €, 0 ist kostenfrei'),
          from: z
            .boolean()
            .optional()
            .describe('Angabe „ab“ vor dem Betrag: true, wenn er der niedrigste ist'),
          basis: z
            .enum(['net', 'gross'])
            .describe('Wie der Betrag gemeint ist: net ohne, gross mit Umsatzsteuer'),
          vatRate: z
            .union([z.literal(19), z.literal(7)], {
              error: 'ist kein Umsatzsteuersatz. Möglich sind 19 und 7 (Bücher)',
            })
            .describe('Umsatzsteuersatz in Prozent: 19, für Bücher 7'),
          audience: z
            .enum(['business', 'consumer'])
            .describe(
              'Für wen: business nur Unternehmen, der Nettopreis steht groß; consumer auch Privatpersonen, der Bruttopreis steht groß',
            ),
          duration: text.max(60).optional().describe('Dauer oder Umfang, zum Beispiel 90 Minuten'),
          instalments: z
            .strictObject({
              count: z.int().min(2).max(24).describe('Zahl der Raten'),
              cents: cents.describe('Betrag einer Rate in Cent'),
            })
            .optional()
            .describe('Ratenzahlung; alle Raten ergeben zusammen den Betrag'),
          text: text.optional().describe('Ein bis zwei Sätze dazu'),
          includes: z
            .array(text)
            .optional()
            .describe('Leistungen, die enthalten sind, eine Zeile je Eintrag'),
          scope,
          bonus,
          action: action.optional().describe('Knopf unter dem Preis'),
        }),
      )
      .min(1)
      .describe('Die Preise'),
  })
  .superRefine(({ prices }, context) => {
    for (const [index, { cents, instalments }] of prices.entries()) {
      if (instalments && instalments.count * instalments.cents !== cents) {
        context.addIssue({
          code: 'custom',
          path: ['prices', index, 'instalments', 'cents'],
          message: `${instalments.count} Raten zu ${formatMoney(instalments.cents)} ergeben ${formatMoney(instalments.count * instalments.cents)}, der Preis ist ${formatMoney(cents)}. Berichtigen Sie die Rate oder den Preis`,
        });
      }
    }
  });

export type Price = z.infer<typeof pricesSchema>['prices'][number];
