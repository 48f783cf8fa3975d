import * as z from 'zod';
import { closing, hero, image, link, points, section, seo, steps, voices } from '../blocks.ts';
import { reference } from '../references.ts';
import { httpsUrl, list, sample, text } from '../text.ts';

export const talksSection = section('Vortragsthemen', {
  takeaways: text.describe('Zeile über dem, was das Publikum mitnimmt'),
  enquire: text.describe('Link zum Anfrageformular mit diesem Vortrag als Thema'),
  talks: list(reference('talks'), 'Kurznamen aus talks.yaml, in dieser Reihenfolge'),
}).optional();

/** Talks with a link to their page, which describes them in full. */
export const talksPreview = section('Vortragsthemen', {
  talks: list(reference('talks'), 'Kurznamen aus talks.yaml, in dieser Reihenfolge'),
  link: link.describe('Link zu den Vorträgen'),
}).optional();

export const awardSection = section('Auszeichnung', {
  award: reference('awards').describe('Kurzname aus awards.yaml'),
  image: image.optional().describe('Bild zur Auszeichnung. Ohne Bild wird der Abschnitt kurz'),
  link: link.optional().describe('Link zu allen Auszeichnungen'),
}).optional();

/** Parts shared by both talk pages, which differ in order and wording. */
export const speakingParts = {
  form: section('Formular auf dieser Seite', {
    steps,
    price: reference('prices').optional().describe('Kurzname des Preises aus prices.yaml'),
    submit: text.describe('Knopf zum Absenden'),
  }),
  voices,
  book: section('Das Buch zum Vortrag', {
    eyebrow: text.max(60).describe('Zeile über der Überschrift'),
    book: reference('books').describe('Kurzname aus books.yaml'),
    prices: z.array(reference('prices')).optional().describe('Kurznamen der Preise des Buchs'),
    buy: text.describe('Knopf zum Buchhandel'),
    link: link.describe('Link zu allen Büchern'),
  }).optional(),
  talks: talksSection,
  expectations: section('Was Veranstalter erwarten dürfen', { items: points }).optional(),
  references: section('Referenzen', {
    items: z
      .array(
        z.strictObject({
          kind: text.max(30).describe('Art der Veranstaltung oder Thema, ein bis drei Wörter'),
          title: text.max(90).describe('Veranstaltung. Nennen Sie das Haus nicht beim Namen'),
          text: text.describe('Format und Zahl der Gäste'),
          sample,
        }),
      )
      .default([])
      .describe('Die Veranstaltungen'),
    recording: z
      .strictObject({
        label: text.max(60).describe('Beschriftung des Knopfs'),
        url: httpsUrl.describe('Adresse des Mitschnitts'),
      })
      .optional()
      .describe('Mitschnitt eines Vortrags'),
  }).optional(),
  award: awardSection,
  closing,
};

/** content/pages/keynote-speaker.yaml */
export const keynoteSpeakerPageSchema = z.strictObject({ seo, hero, ...speakingParts, talks: talksPreview });
