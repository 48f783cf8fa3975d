import * as z from 'zod';
import { closing } from '../blocks.ts';
import { off, text } from '../text.ts';

/** content/pages/fallstudien.yaml: what all pages of content/cases share. */
export const casesPageSchema = z.strictObject({
  off,
  eyebrow: text.max(60).describe('Zeile über der Überschrift'),
  facts: z
    .strictObject({
      client: text.describe('Beschriftung des Kunden'),
      service: text.describe('Beschriftung der Leistung'),
      duration: text.describe('Beschriftung von Umfang und Dauer'),
      fee: text.describe('Beschriftung des Honorars'),
    })
    .describe('Beschriftungen der Eckdaten'),
  start: text.max(90).describe('Überschrift über der Ausgangslage'),
  phases: z
    .strictObject({
      heading: text.max(90).describe('Überschrift über den vier Schritten'),
      analysis: text.describe('Name des ersten Schritts'),
      concept: text.describe('Name des zweiten Schritts'),
      realisation: text.describe('Name des dritten Schritts'),
      anchoring: text.describe('Name des vierten Schritts'),
    })
    .describe('Die vier Schritte'),
  result: text.max(90).describe('Überschrift über dem Ergebnis'),
  closing,
});

export type CasesPageTexts = z.infer<typeof casesPageSchema>;
