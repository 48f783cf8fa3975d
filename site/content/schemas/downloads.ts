import * as z from 'zod';
import { id } from './references.ts';
import { text } from './text.ts';

const fileName = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9_-]*\.(?:pdf|jpg|png|svg|webp)$/,
    'ist kein Dateiname. Möglich sind Buchstaben ohne Umlaute, Ziffern, _ und -, am Ende .pdf, .jpg, .png, .svg oder .webp',
  );

/** content/downloads.yaml: files for visitors and the press. */
export const downloadsSchema = z.strictObject({
  downloads: z
    .array(
      z.strictObject({
        id: id.describe('Kurzname, mit dem Seiten die Datei nennen'),
        title: text.max(60).describe('Name der Datei für Menschen'),
        description: text.describe('Was darin ist und wofür sie gedacht ist'),
        file: fileName.describe('Datei. Sie liegt unter /downloads/'),
        saveAs: fileName.describe('Dateiname beim Speichern. So heißt die Datei bei Besuchern'),
      }),
    )
    .min(1)
    .describe('Die Dateien'),
});

export type Download = z.infer<typeof downloadsSchema>['downloads'][number];
