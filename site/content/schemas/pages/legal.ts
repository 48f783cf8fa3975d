import * as z from 'zod';
import { text } from '../text.ts';

/** content/pages/legal.yaml: labels of the pages in content/legal. */
export const legalPageSchema = z.strictObject({
  contents: text.describe('Überschrift des Inhaltsverzeichnisses'),
  date: text.includes('{{date}}').describe('Stand des Textes, mit {{date}} für den Tag'),
  draft: text.describe('Hinweis, solange der Text nicht rechtlich geprüft ist'),
});

export type LegalPageTexts = z.infer<typeof legalPageSchema>;
