import * as z from 'zod';
import { id } from './references.ts';
import { text } from './text.ts';

/** content/statistics.yaml: figures about the owner, each once. */
export const statisticsSchema = z.strictObject({
  statistics: z
    .array(
      z.strictObject({
        id: id.describe('Kurzname, mit dem Seiten diese Zahl nennen'),
        number: text.max(12).describe('Die Zahl, wie sie dasteht, zum Beispiel 200+ oder 4,9/5'),
        label: text.max(60).describe('Was sie zählt'),
        noun: text
          .regex(/^\p{L}[\p{L}-]*$/u, 'ist nicht ein einzelnes Wort')
          .optional()
          .describe(
            'Das Wort, das in Texten auf die Zahl folgt, zum Beispiel Medienauftritte; es wird überall verglichen',
          ),
        isRating: z
          .literal(true)
          .optional()
          .describe('true bei Bewertungen: Sie brauchen im Beleg auch Anzahl und Zeitraum'),
        beleg: z
          .strictObject({
            source: text.describe('Adresse oder Dokument, das die Zahl nachweist'),
            count: z.int().min(1).optional().describe('Zahl der Bewertungen'),
            period: text.optional().describe('Zeitraum der Bewertungen, zum Beispiel 2023 bis 2025'),
          })
          .optional()
          .describe('Nachweis der Zahl'),
      }),
    )
    .min(1)
    .describe('Die Zahlen'),
});

export type Statistic = z.infer<typeof statisticsSchema>['statistics'][number];
