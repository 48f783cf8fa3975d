import * as z from 'zod';
import { link, seo, steps } from '../blocks.ts';
import { text } from '../text.ts';

/** content/pages/anfrage-danke.yaml */
export const thankYouPageSchema = z.strictObject({
  seo,
  heading: text.max(90).describe('Überschrift der Seite'),
  lead: text.describe('Ein bis zwei Sätze darunter'),
  steps,
  buttons: z.array(link).min(1).max(2).describe('Knöpfe am Ende'),
});

export type ThankYouPage = z.infer<typeof thankYouPageSchema>;
