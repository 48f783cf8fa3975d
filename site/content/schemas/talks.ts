import * as z from 'zod';
import { image } from './blocks.ts';
import { id } from './references.ts';
import { text } from './text.ts';

/** content/talks.yaml: talk topics. */
export const talksSchema = z.strictObject({
  talks: z
    .array(
      z.strictObject({
        id: id.describe('Kurzname, mit dem Seiten diesen Vortrag nennen'),
        title: text.max(90).describe('Titel'),
        subtitle: text.max(140).optional().describe('Untertitel'),
        format: text.max(60).describe('Format und Länge, zum Beispiel Keynote, 45–60 Minuten'),
        description: text.describe('Zwei bis vier Sätze zum Inhalt'),
        keyTakeaways: z
          .array(text)
          .min(2)
          .max(5)
          .describe('Kernaussagen, die das Publikum mitnimmt, je ein Eintrag'),
        image: image.describe('Bild zum Thema'),
      }),
    )
    .default([])
    .describe('Die Vorträge'),
});

export type Talk = z.infer<typeof talksSchema>['talks'][number];
