import * as z from 'zod';
import { day, text } from './text.ts';

/** Front matter of content/legal/<page>.md. */
export const legalSchema = z.strictObject({
  title: text.max(70).describe('Titel der Seite'),
  description: text.max(160).describe('Beschreibung bei Google, höchstens 160 Zeichen'),
  keywords: z
    .array(text)
    .max(12)
    .default([])
    .describe('Stichwörter. Suchmaschinen lesen sie nicht, sie dürfen fehlen'),
  lead: text.describe('Ein Satz unter der Überschrift'),
  date: day.describe('Stand des Textes, zum Beispiel 2026-11-20'),
  reviewed: day
    .optional()
    .describe('Tag, an dem der Text rechtlich geprüft wurde. Ohne diesen Tag gilt der Text als Entwurf'),
});

export type LegalFrontMatter = z.infer<typeof legalSchema>;
