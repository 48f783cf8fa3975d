import * as z from 'zod';
import { id } from './references.ts';
import { httpsUrl, sample, text } from './text.ts';

/** content/media.yaml: articles, broadcasts and interviews. */
export const mediaSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: id.describe('Kurzname'),
        type: z.enum(['TV', 'Radio', 'Presse', 'Online']).describe('Art des Mediums'),
        title: text.max(90).describe('Titel'),
        description: text.describe('Ein bis zwei Sätze dazu'),
        link: z
          .union([z.literal('#'), httpsUrl], {
            error:
              'ist keine vollständige Adresse. Sie muss mit https:// beginnen; gibt es keine, schreiben Sie nur das Zeichen # (in der Datei: "#")',
          })
          .describe('Adresse des Beitrags. Gibt es keine, schreiben Sie "#"; dann erscheint kein Knopf'),
        sample,
      }),
    )
    .default([])
    .describe('Die Beiträge. Auftritte im Fernsehen tragen Sie auch in tv.yaml ein'),
});
