import * as z from 'zod';
import { id } from './references.ts';
import { evidence, sample, text } from './text.ts';

/** content/statistics.yaml: numbers about the owner, each defined once. */
export const statisticsSchema = z.strictObject({
  statistics: z
    .array(
      z.strictObject({
        id: id.describe('Kurzname, mit dem Seiten diese Zahl nennen'),
        number: text
          .max(12)
          .regex(/^(?!\d\.\d(?!\d))/, {
            error: ({ input }) =>
              `ist mit Punkt geschrieben. Schreiben Sie ${String(input).replace('.', ',')}`,
          })
          .describe('Die Zahl. Schreiben Sie sie, wie sie dastehen soll, zum Beispiel 200+ oder 4,9/5'),
        label: text.max(60).describe('Was sie zählt'),
        sample,
        beleg: evidence,
      }),
    )
    .default([])
    .describe('Die Zahlen'),
});

export type Statistic = z.infer<typeof statisticsSchema>['statistics'][number];
