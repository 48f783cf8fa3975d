import * as z from 'zod';
import { seo } from '../blocks.ts';
import { text } from '../text.ts';

/** content/pages/blog.yaml: the overview, and the labels of every article. */
export const blogPageSchema = z.strictObject({
  seo,
  heading: text.describe('Überschrift der Seite'),
  lead: text.describe('Ein bis zwei Sätze darunter'),
  empty: text.describe('Satz, wenn kein Beitrag da ist'),
  readTime: text.describe('Hinter der Zahl der Minuten'),
  feed: text.describe('Link zum Feed, mit dem man die Beiträge abonniert'),
  article: z
    .strictObject({
      back: text.describe('Link zurück zur Übersicht'),
      contents: text.describe('Überschrift des Inhaltsverzeichnisses'),
      booking: text.describe('Knopf zur Terminbuchung'),
    })
    .describe('Beschriftungen auf den Seiten der Beiträge'),
});

export type BlogPageTexts = z.infer<typeof blogPageSchema>;
