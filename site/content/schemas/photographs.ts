import * as z from 'zod';
import { reference } from './references.ts';

/** Parts of a photograph; each is a class in picture.css, and a position of sharp. */
export const focusParts = ['top', 'bottom', 'left', 'right', 'center'] as const;

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
    .default([])
    .describe('Fotos: welcher Teil von ihnen zu sehen bleibt, wo ihr Platz eine andere Form hat'),
});
