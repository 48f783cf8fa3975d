import * as z from 'zod';
import { image } from './blocks.ts';
import { id } from './references.ts';
import { list, sample, text } from './text.ts';

const pictures = (description: string) => list(image.extend({ sample }), description);

/** content/tv.yaml: television appearances and their pictures. */
export const tvSchema = z.strictObject({
  appearances: z
    .array(
      z.strictObject({
        id: id.describe('Kurzname'),
        title: text.max(90).describe('Titel des Beitrags'),
        station: text.describe('Sender'),
        topic: text.describe('Thema'),
        date: text.describe('Wann er lief, zum Beispiel Frühjahr 2025'),
        description: text.describe('Zwei bis drei Sätze dazu'),
        image: image.describe('Bild aus dem Beitrag'),
        sample,
      }),
    )
    .default([])
    .describe(
      'Auftritte im Fernsehen. Der neueste steht zuerst; für die Seite TV & Presse tragen Sie ihn auch in media.yaml ein',
    ),
  galleries: z
    .strictObject({
      stations: list(
        z.strictObject({
          id: id
            .refine((value) => value !== 'more', 'ist vergeben. Wählen Sie einen anderen Kurznamen')
            .describe('Kurzname'),
          name: text.max(90).describe('Name des Senders, die Überschrift seiner Bilder'),
          pictures: list(image, 'Bilder aus Sendungen dieses Senders'),
          sample,
        }),
        'Sender. Ihre Bilder stehen auf der Seite TV & Presse',
      ),
      more: pictures('Bilder von Bühnen und Preisen. Sie stehen auf der Seite TV & Presse unter den Sendern'),
      speaking: pictures('Bilder der Seite TV und Speaking'),
    })
    .describe('Bildergalerien'),
});
