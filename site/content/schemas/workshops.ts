import * as z from 'zod';
import { reference } from './references.ts';
import { text } from './text.ts';

const workshopLevels = ['Einsteiger', 'Fortgeschritten', 'Führungskräfte', 'Alle Level'] as const;

/** content/workshops.yaml */
export const workshopsSchema = z.strictObject({
  workshops: z
    .array(
      z.strictObject({
        id: z.int().min(1000).max(9999).describe('Vierstellige Nummer des Workshops'),
        title: text.max(90).describe('Titel'),
        description: text.describe('Zwei bis drei Sätze zum Inhalt'),
        level: z.enum(workshopLevels).describe('Für wen er gedacht ist'),
        duration: text
          .max(30)
          .describe('Dauer, zum Beispiel 4 Stunden; so breit ist die Karte auf der Startseite'),
        participants: z.int().min(1).max(500).describe('Höchste Zahl der Teilnehmenden'),
        price: reference('prices')
          .optional()
          .describe('Kurzname des Preises aus prices.yaml, der für diese Dauer gilt'),
        icon: z
          .enum(['basics', 'automation', 'marketing', 'strategy', 'mindset', 'search'])
          .describe('Zeichnung für das Thema; die Karten der Workshop-Seite beginnen damit'),
        takeaways: z.array(text).min(2).max(5).describe('Lernziele: was die Teilnehmenden danach können'),
      }),
    )
    .default([])
    .describe('Die Workshops'),
});

export type Workshop = z.infer<typeof workshopsSchema>['workshops'][number];
