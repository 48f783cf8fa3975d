import * as z from 'zod';
import { id } from './references.ts';
import { evidence, httpsUrl, sample, text } from './text.ts';

const awardTypes = ['excellence', 'recognition', 'expertise', 'leadership', 'training', 'coaching'] as const;

/** content/awards.yaml */
export const awardsSchema = z.strictObject({
  awards: z
    .array(
      z.strictObject({
        id: id.describe('Kurzname'),
        title: text.max(60).describe('Name der Auszeichnung'),
        subtitle: text.describe('Von wem und wofür'),
        icon: z.enum(awardTypes).describe('Bild der Karte'),
        year: z.int().min(1990).max(2100).describe('Jahr'),
        type: z.enum(awardTypes).describe('Art der Auszeichnung'),
        proofUrl: httpsUrl
          .optional()
          .describe(
            'Adresse zum Nachlesen. Die Seite nennt die Auszeichnung, zum Beispiel als Liste der Ausgezeichneten; der Name der Auszeichnung wird zum Link dorthin',
          ),
        sample,
        beleg: evidence,
      }),
    )
    .default([])
    .describe('Die Auszeichnungen'),
});

export type Award = z.infer<typeof awardsSchema>['awards'][number];
