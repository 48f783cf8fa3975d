import * as z from 'zod';
import { day, text } from './text.ts';

/** Front matter of content/downloads/<name>.md, the source of <name>.pdf. */
export const promptsSchema = z.strictObject({
  title: text.max(70).describe('Titel auf dem Deckblatt und in der Titelleiste'),
  subtitle: text.max(160).describe('Zeile unter dem Titel'),
  author: text.describe(
    'Name der Autorin. „owner“ in doppelten geschweiften Klammern ist Ihr Name aus site.yaml',
  ),
  date: day.describe('Stand des Textes, zum Beispiel 2026-11-21'),
  keywords: z
    .array(text)
    .max(12)
    .default([])
    .describe('Stichwörter. Suchmaschinen lesen sie nicht, sie dürfen fehlen'),
});

export type PromptsFrontMatter = z.infer<typeof promptsSchema>;
