import * as z from 'zod';
import { reference } from './references.ts';

/** Parts of a photograph; each is a class in picture.css, and a position of sharp. */
const focusParts = ['top', 'bottom', 'left', 'right', 'center'] as const;

/** content/photographs.yaml: what stays of a photograph where its place has another shape. */
export const photographsSchema = z.strictObject({
  photographs: z
    .array(
      z.strictObject({
        name: reference('images').describe('Name des Fotos ohne Dateiendung'),
        focus: z
          .enum(focusParts)
          .describe('Welcher Teil zu sehen bleibt: top, bottom, left, right oder center'),
      }),
    )
    .superRefine((photographs, context) => {
      for (const [index, { name }] of photographs.entries()) {
        if (photographs.findIndex((one) => one.name === name) === index) continue;
        context.addIssue({
          code: 'custom',
          path: [index, 'name'],
          message: `Das Foto „${name}“ hat weiter oben schon einen Ausschnitt, und nur der gilt. Löschen Sie einen der beiden`,
        });
      }
    })
    .default([])
    .describe(
      'Ausschnitte. Wo der Platz eine andere Form hat als das Foto, schneidet die Website es zu; hier sagen Sie, welcher Teil bleibt',
    ),
});
