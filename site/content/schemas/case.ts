import * as z from 'zod';
import { MAX_TITLE } from '../../lib/page-title.ts';
import { forSearchEngines, image, link, quotation, section } from './blocks.ts';
import { day, evidence, list, sample, text } from './text.ts';

/** Front matter of content/cases/<slug>.md; the text below it describes the starting point. */
export const caseSchema = z.strictObject({
  sample,
  title: text.max(MAX_TITLE).describe('Überschrift: was erreicht wurde, höchstens 65 Zeichen'),
  ...forSearchEngines,
  date: day.describe('Tag, an dem Sie die Fallstudie zuletzt geändert haben; die neueste steht vorn'),
  client: text
    .max(60)
    .describe('Kunde ohne Namen: Branche und Größe, zum Beispiel Stadtwerk, 310 Mitarbeitende'),
  service: link.describe('Leistung, um die es ging. Auf ihrer Seite wird die Fallstudie genannt'),
  duration: text.max(80).describe('Umfang und Dauer, zum Beispiel elf Arbeitstage in vier Monaten'),
  fee: text.max(80).optional().describe('Was es gekostet hat. Nennen Sie den Betrag netto und brutto'),
  lead: text.max(240).describe('Zusammenfassung. Ein bis zwei Sätze: worum es ging und was herauskam'),
  image: image.describe('Bild am Anfang der Seite'),
  phases: z
    .strictObject({
      analysis: text.describe('Was in der Analyse geschah, zwei bis drei Sätze'),
      concept: text.describe('Was im Konzept beschlossen wurde'),
      realisation: text.describe('Was in der Umsetzung entstand'),
      anchoring: text.describe(
        'Wie es im Alltag verankert wurde. Nennen Sie auch, wer es heute verantwortet',
      ),
    })
    .describe('Was getan wurde. Je ein Absatz zu den vier Schritten'),
  result: z
    .strictObject({
      lead: text.max(220).describe('Was sich geändert hat und wie es gemessen wurde. Ein bis zwei Sätze'),
      text: text.describe('Absatz unter den Zahlen. Nennen Sie auch, was nicht gelang'),
      costs: z
        .strictObject({
          heading: text.max(90).describe('Überschrift: die Summe und der Zeitraum'),
          items: list(
            z.strictObject({
              term: text.max(40).describe('Wofür'),
              value: text.max(40).describe('Betrag'),
            }),
            'Posten der Summe',
          ),
        })
        .optional()
        .describe('Aufstellung der Kosten'),
      figures: z
        .array(
          z.strictObject({
            number: text.max(6).describe('Kurze Zahl, höchstens sechs Zeichen, zum Beispiel 8 Std.'),
            label: text.max(90).describe('Was sie bedeutet. Nennen Sie den Zeitraum'),
          }),
        )
        .min(1)
        .max(4)
        .describe(
          'Zahlen zum Ergebnis. Eine bis vier; die erste steht groß, wo die Website auf die Fallstudie verweist',
        ),
    })
    .describe('Ergebnis'),
  quote: quotation.optional().describe('Zitat der Kundin oder des Kunden. Die Seite zeigt es groß'),
  beleg: evidence,
});

/** Case studies, which the page finds by their service; hidden without any. */
export const cases = section('Fallstudien; sie stehen in content/cases', {}).optional();

export type CaseFrontMatter = z.infer<typeof caseSchema>;
