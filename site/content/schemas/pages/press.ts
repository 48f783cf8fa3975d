import * as z from 'zod';
import { closing, hero, lines, quotation, section, seo } from '../blocks.ts';
import { isbn } from '../books.ts';
import { reference } from '../references.ts';
import { day, list, off, sample, text } from '../text.ts';

const fact = z.strictObject({
  label: text.describe('Beschriftung der Zeile'),
  value: text.describe('Angabe'),
  sample,
});

const release = section('Pressemitteilung mit ihrer Überschrift', {
  label: text.describe('Überschrift der Angaben am Rand'),
  details: z.array(fact).min(1).describe('Angaben am Rand: Ort und Datum, Sperrfrist, Abdruck'),
  paragraphs: lines.describe('Absätze vor dem Zitat'),
  quotation,
  after: lines.describe('Absätze nach dem Zitat'),
  author: z
    .strictObject({
      heading: text.max(90).describe('Überschrift über dem Absatz'),
      text: text.describe('Absatz über die Autorin'),
    })
    .describe('Über die Autorin'),
  copy: text.describe('Knopf, der den Text kopiert'),
  copied: text.describe('Derselbe Knopf, wenn der Text kopiert ist'),
  sample,
}).optional();

const facts = section('Angaben zum Buch; Titel und ISBN des Taschenbuchs stehen in books.yaml', {
  labels: z
    .strictObject({
      title: text.describe('Beschriftung des Titels'),
      author: text.describe('Beschriftung der Autorin'),
      released: text.describe('Beschriftung des Erscheinungstags'),
      isbnPaperback: text.describe('Beschriftung der ISBN des Taschenbuchs'),
      isbnKindle: text.describe('Beschriftung der ISBN der Kindle-Ausgabe'),
      paperback: text.describe('Beschriftung des Taschenbuchpreises'),
      kindle: text.describe('Beschriftung des Kindle-Preises'),
    })
    .describe('Beschriftungen der Tabelle'),
  released: day.describe('Erscheinungstag, zum Beispiel 2025-08-11'),
  isbnKindle: isbn.describe('ISBN der Kindle-Ausgabe. Schreiben Sie sie mit Bindestrichen'),
  paperback: reference('prices').describe('Kurzname des Taschenbuchpreises aus prices.yaml'),
  kindle: reference('prices').describe('Kurzname des Kindle-Preises aus prices.yaml'),
  others: z.array(fact).describe('Zeilen der Tabelle. Sie stehen unter den festen Zeilen'),
  buy: text.describe('Knopf zum Kauf; die Adresse steht in books.yaml'),
}).optional();

/** content/pages/pressebereich.yaml */
export const pressPageSchema = z.strictObject({
  off,
  seo,
  hero,
  book: reference('books').optional().describe('Kurzname des Buchs aus books.yaml, um das es geht'),
  release,
  downloads: section('Dateien für die Presse', {
    items: list(reference('downloads'), 'Kurznamen aus downloads.yaml'),
    download: text.describe('Knopf, der die Datei lädt'),
  }).optional(),
  facts,
  closing,
});
