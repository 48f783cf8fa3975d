import * as z from 'zod';
import { action, closing, seo } from '../blocks.ts';
import { text } from '../text.ts';

/** content/pages/blog.yaml: the blog index, and the labels used in articles. */
export const blogPageSchema = z.strictObject({
  seo,
  heading: text.max(90).describe('Überschrift der Seite'),
  lead: text.describe('Ein bis zwei Sätze darunter'),
  empty: text.describe('Satz, wenn kein Beitrag da ist'),
  search: z
    .strictObject({
      label: text.describe('Name des Suchfelds'),
      submit: text.describe('Knopf, der sucht'),
      categories: text.describe('Name der Kategorien für Vorleseprogramme'),
      all: text.describe('Link zu allen Beiträgen. Er steht vor den Kategorien'),
      one: text.describe('Anzahl, wenn ein Beitrag da ist'),
      many: text.includes('{{count}}').describe('Anzahl der Beiträge, mit {{count}}'),
      about: text
        .includes('{{query}}')
        .describe('Hinter der Anzahl, wenn gesucht wurde, mit {{query}} für die Suchworte'),
      within: text
        .includes('{{category}}')
        .describe('Hinter der Anzahl, wenn eine Kategorie gewählt ist, mit {{category}}'),
      pending: text.describe('Während gesucht wird'),
      failed: text.describe('Wenn die Suche nicht erreichbar ist'),
      withoutScript: text.describe('Hinweis für Browser ohne JavaScript'),
    })
    .describe('Suche und Auswahl nach Kategorien'),
  nothing: z
    .strictObject({
      heading: text.includes('{{query}}').describe('Überschrift, mit {{query}} für die Suchworte'),
      text: text.describe('Ein bis zwei Sätze darunter'),
      everywhere: text
        .includes('{{category}}')
        .describe('Link, der in allen Kategorien sucht, mit {{category}} für die gewählte'),
      reset: text.describe('Link, der wieder alle Beiträge zeigt'),
      actions: z.array(action).min(1).max(2).describe('Knöpfe. Möglich sind einer oder zwei'),
    })
    .describe('Wenn die Suche nichts findet'),
  closing,
  readTime: text.describe('Lesezeit. Diese Wörter stehen hinter der Zahl der Minuten'),
  feed: text.describe('Link zum Feed, mit dem man die Beiträge abonniert'),
  article: z
    .strictObject({
      back: text.describe('Link zurück zur Übersicht'),
      contents: text.describe('Überschrift des Inhaltsverzeichnisses'),
      update: text
        .includes('{{date}}')
        .describe('Über den Änderungen seit dem Erscheinen, mit {{date}} für Monat und Jahr'),
      booking: text.describe('Knopf zur Terminbuchung'),
      bookingTerms: text.describe('Dauer und Preis des Erstgesprächs. Beides steht hinter diesem Knopf'),
      enquire: text.describe('Link zum Anfrageformular mit diesem Beitrag als Thema'),
      more: text.describe('Überschrift über verwandten Beiträgen'),
      older: text.describe('Über dem Link zum nächstälteren Beitrag'),
      newer: text.describe('Über dem Link zum nächstneueren Beitrag'),
      document: z
        .strictObject({
          heading: text.max(90).describe('Vor dem Namen der Vorlage'),
          download: text.describe('Link, der sie als Word-Datei lädt'),
          copy: text.describe('Knopf, der ihren Text kopiert'),
          copied: text.describe('Derselbe Knopf, wenn der Text kopiert ist'),
          footer: text
            .includes('{{address}}')
            .describe('Am Fuß der Word-Datei, mit {{address}} für den Beitrag und {{date}} für seinen Stand'),
        })
        .describe('Vorlage zum Mitnehmen aus einem Beitrag'),
      share: z
        .strictObject({
          heading: text.max(90).describe('Vor den Links zum Weitergeben'),
          mail: text.describe('Link, der den Beitrag per E-Mail schickt'),
          copy: text.describe('Knopf, der die Adresse kopiert'),
          copied: text.describe('Derselbe Knopf, wenn die Adresse kopiert ist'),
          more: text.describe('Knopf, der das Teilen-Menü des Geräts öffnet'),
        })
        .describe('Beitrag weitergeben'),
    })
    .describe('Beschriftungen auf den Seiten der Beiträge'),
});

export type BlogPageTexts = z.infer<typeof blogPageSchema>;
