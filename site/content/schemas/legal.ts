import * as z from 'zod';
import { forSearchEngines } from './blocks.ts';
import { day, text } from './text.ts';

/** Front matter of content/legal/<page>.md. */
export const legalSchema = z.strictObject({
  title: text.max(70).describe('Titel der Seite'),
  ...forSearchEngines,
  lead: text.describe('Ein Satz unter der Überschrift'),
  date: day.describe('Stand des Textes, zum Beispiel 2026-11-20'),
  reviewed: day
    .optional()
    .describe('Tag, an dem der Text rechtlich geprüft wurde. Ohne diesen Tag gilt der Text als Entwurf'),
});

export type LegalFrontMatter = z.infer<typeof legalSchema>;
