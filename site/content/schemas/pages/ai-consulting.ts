import * as z from 'zod';
import { action, closing, faqExcerpt, hero, image, lines, point, section, seo, voices } from '../blocks.ts';
import { cases } from '../case.ts';
import { reference } from '../references.ts';
import { list, text } from '../text.ts';

const pillar = z.strictObject({
  title: text.max(40).describe('Name der Säule'),
  text: text.describe('Ein bis zwei Sätze dazu'),
  image: image.describe('Bild der Säule'),
  topics: lines.describe('Themen dieser Säule, eine Zeile je Eintrag'),
});

const phase = z.strictObject({
  title: text.max(60).describe('Name der Phase'),
  text: text.describe('Zwei bis drei Sätze dazu'),
  results: lines.describe('Ergebnisse der Phase, eine Zeile je Eintrag'),
});

/** content/pages/ki-beratung.yaml */
export const aiConsultingPageSchema = z.strictObject({
  seo,
  hero,
  pillars: section('Die drei Säulen', { items: z.array(pillar).length(3).describe('Säulen. Es sind drei') }),
  phases: section('Die zwei Phasen', {
    items: z.array(phase).length(2).describe('Phasen. Es sind zwei, in dieser Reihenfolge'),
  }),
  results: section('Was der Auftraggeber am Ende hat', {
    items: list(point.omit({ sign: true }), 'Aussagen. Die Seite zeichnet zu jeder ein Zeichen'),
  }).optional(),
  cases,
  prices: section('Was es kostet', {
    prices: list(reference('prices'), 'Kurznamen aus prices.yaml, in dieser Reihenfolge'),
    reasons: z.array(text).optional().describe('Angaben zu diesem Preis, eine Zeile je Eintrag'),
    actions: z.array(action).min(1).max(2).describe('Knöpfe. Möglich sind einer oder zwei'),
  }).optional(),
  voices,
  faq: faqExcerpt,
  closing,
});
