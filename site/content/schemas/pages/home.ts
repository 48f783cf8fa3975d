import * as z from 'zod';
import { image, lines, link, proofs, section, seo, serviceRow, steps, voices } from '../blocks.ts';
import { cases } from '../case.ts';
import { reference } from '../references.ts';
import { list, text } from '../text.ts';
import { talksPreview } from './keynote-speaker.ts';

/** content/pages/home.yaml */
export const homePageSchema = z.strictObject({
  seo,
  hero: z
    .strictObject({
      eyebrow: text.describe('Zeile über der Überschrift'),
      title: text.describe('Überschrift'),
      lead: text.describe('Zwei bis drei Sätze darunter'),
      button: link.optional().describe('Zweiter Knopf. Er steht neben dem Knopf zum Erstgespräch'),
      proofs,
    })
    .describe('Anfang der Seite'),
  expert: z
    .strictObject({
      heading: text.max(90).describe('Überschrift des Abschnitts'),
      text: text.describe('Absatz über Sie'),
      award: z
        .strictObject({
          title: text.describe('Auszeichnung'),
          note: text.describe('Von wem'),
          source: link.optional().describe('Link zur Seite mit den Auszeichnungen'),
        })
        .optional()
        .describe('Auszeichnung und von wem'),
      button: text.describe('Knopf zu „Über mich“'),
    })
    .describe('Abschnitt über Sie'),
  services: z
    .strictObject({
      heading: text.max(90).describe('Überschrift über den Leistungen'),
      lead: text.describe('Ein bis zwei Sätze darunter'),
      items: z.array(serviceRow).min(1).describe('Die Leistungen'),
    })
    .describe('Abschnitt mit den Leistungen'),
  tv: section('Auftritte im Fernsehen; die Bilder stehen in tv.yaml', {
    statistics: list(reference('statistics'), 'Kurznamen aus statistics.yaml'),
    link: link.optional().describe('Link zu allen Auftritten'),
  }).optional(),
  coaching: section('Coaching: Mentoring und Pakete', {
    prices: list(reference('prices'), 'Kurznamen aus prices.yaml, in dieser Reihenfolge'),
    link: link.describe('Link zur Seite des Coachings'),
  }).optional(),
  book: section('Das neue Buch', {
    book: reference('books').describe('Kurzname des Buchs aus books.yaml'),
    prices: z.array(reference('prices')).optional().describe('Kurznamen der Preise des Buchs'),
    buy: text.describe('Knopf zum Buchhandel'),
    link: link.describe('Link zu allen Büchern'),
  }).optional(),
  talks: talksPreview,
  workshops: section('Alle Workshops aus workshops.yaml', {
    duration: text.describe('Beschriftung der Dauer'),
    participants: text.describe('Beschriftung der Gruppengröße'),
    maximum: text.includes('{{count}}').describe('Höchste Gruppengröße, mit {{count}} für die Zahl'),
    request: text.describe('Link, der den E-Mail-Entwurf zu diesem Workshop öffnet'),
    form: text.describe('Link zum Anfrageformular mit diesem Workshop als Thema'),
    link: link.describe('Link zur Seite mit den Workshops'),
  }),
  form: section('Formular für die KI-Beratung', {
    steps: steps.describe('Was nach dem Absenden geschieht'),
    submit: text.describe('Knopf zum Absenden'),
  }),
  cases,
  voices,
  contact: section('Kontakt; Adresse, Ort und Zeiten stehen in site.yaml', {
    email: text.describe('Beschriftung der E-Mail-Adresse'),
    location: text.describe('Beschriftung des Orts'),
    hours: text.describe('Beschriftung der Geschäftszeiten'),
    image: image.describe('Porträt'),
    network: z
      .strictObject({
        text: text.describe('Satz über den Themen'),
        topics: lines.describe('Themen im beruflichen Netzwerk, eine Zeile je Eintrag'),
        button: text.describe('Knopf zum Profil'),
      })
      .describe('Profil im beruflichen Netzwerk'),
  }),
});

export type HomePage = z.infer<typeof homePageSchema>;
