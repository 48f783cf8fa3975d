import * as z from 'zod';
import { MAX_TITLE } from '../../lib/page-title.ts';
import { day, list, text } from './text.ts';

/** docs/product.md, "Content records". */
export const articleCategories = [
  'KI-Technologie',
  'KI-Trends',
  'KI & SEO',
  'Social Media & KI',
  'KI & Mitarbeiterbindung',
  'KI-Strategien',
  'Executive Coaching',
  'Business Coaching',
] as const;

/** Pictures an article may use in place of its generated one: the files in site/images/articles. */
export const articleImages = [
  'against',
  'bottleneck',
  'empty-chair',
  'four-ways',
  'lens',
  'question-square',
  'report',
  'scales',
  'three-doors',
  'twelve-cards',
  'two-chairs',
] as const;

/** The form in which an article is set. */
const articleForms = [
  'letter',
  'dialogue',
  'countdown',
  'glossary',
  'instruction',
  'paper',
  'questions',
  'worksheet',
  'report',
  'stages',
  'rebuttal',
] as const;

/** Front matter of content/blog/<slug>.md. */
export const articleSchema = z.strictObject({
  title: text.max(120).describe('Titel des Beitrags'),
  seoTitle: text
    .max(MAX_TITLE)
    .optional()
    .describe(
      'Kürzerer Titel für Browser und Google. Nötig ist er nur, wenn der Titel mehr als 65 Zeichen hat',
    ),
  description: text.max(160).describe('Beschreibung bei Google, höchstens 160 Zeichen'),
  keywords: z
    .array(text)
    .max(12)
    .default([])
    .describe('Stichwörter. Beiträge mit gleichen Stichwörtern gelten als verwandt; sie dürfen fehlen'),
  date: day.describe('Erscheinungstag, zum Beispiel 2024-01-15'),
  author: text.describe(
    'Name der Autorin. „owner“ in doppelten geschweiften Klammern ist Ihr Name aus site.yaml',
  ),
  readTime: z
    .int()
    .min(1)
    .max(60)
    .optional()
    .describe('Lesezeit in Minuten. Ohne Angabe berechnet sie die Website, 200 Wörter je Minute'),
  category: z.enum(articleCategories).describe('Kategorie'),
  excerpt: text.max(280).describe('Ein bis zwei Sätze für die Übersicht'),
  image: z
    .enum(articleImages, {
      error: `ist keines der gezeichneten Bilder (${articleImages.join(', ')}). Ein eigenes Foto legen Sie nach content/images, mit dem Dateinamen des Beitrags, und löschen diese Zeile`,
    })
    .optional()
    .describe(
      'Bild des Beitrags. Ohne Angabe gilt Ihr Foto mit dem Namen des Beitrags, sonst zeichnet die Website eines',
    ),
  form: z
    .enum(articleForms)
    .optional()
    .describe(
      'Form des Beitrags: Brief (letter), Gespräch (dialogue), Rückschau in Tagen (countdown), Glossar (glossary), Dienstanweisung (instruction), Beschlussvorlage (paper), Fragen mit Antworten (questions), Arbeitsblatt (worksheet), Bericht mit Auszügen (report), Stufen (stages) oder Widerspruch (rebuttal). Ohne Angabe ist er fortlaufender Text. Woran die Website ihre Teile erkennt, steht im Handbuch unter „Die Form eines Beitrags“',
    ),
  update: z
    .strictObject({
      date: day.describe('Tag, an dem Sie den Beitrag durchgesehen haben, zum Beispiel 2026-11-20'),
      text: text.max(800).describe('Was sich seit dem Erscheinen geändert hat, ein bis fünf Sätze'),
    })
    .optional()
    .describe('Durchsicht: Kasten vor dem Text, wenn Sie den Beitrag später durchgesehen haben'),
  document: z
    .strictObject({
      title: text.max(90).describe('Titel der Vorlage'),
      from: text.describe('Überschrift, mit der sie beginnt. Schreiben Sie sie wie im Text'),
      to: text.describe('Überschrift ihres letzten Abschnitts. Schreiben Sie sie wie im Text'),
      without: list(text, 'Anfänge von Absätzen, die nicht hineingehören, zum Beispiel „Kommentar.“'),
    })
    .optional()
    .describe(
      'Vorlage zum Mitnehmen. Ein Teil des Textes, den Leserinnen und Leser als Word-Datei laden und kopieren können',
    ),
  closing: text
    .max(80)
    .optional()
    .describe(
      'Schlusssatz. Er steht groß unter dem Beitrag, über dem Knopf zum Erstgespräch, am besten als Frage zu seinem Thema. Ohne Angabe steht dort die Überschrift vom Schluss der Übersicht',
    ),
  draft: z.boolean().optional().describe('Entwurf: true, solange der Beitrag nicht erscheinen soll'),
});

export type ArticleFrontMatter = z.infer<typeof articleSchema>;
