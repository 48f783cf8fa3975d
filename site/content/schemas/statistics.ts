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
        nouns: z
          .array(text)
          .optional()
          .describe(
            'Wörter, die in Texten auf die Zahl folgen, zum Beispiel Medienauftritte; dort wird sie überall verglichen',
          ),
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
