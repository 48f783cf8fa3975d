import * as z from 'zod';
import { action, faqExcerpt, formSection, hero, points, section, seo, steps, voices } from '../blocks.ts';
import { cases } from '../case.ts';
import { reference } from '../references.ts';
import { list } from '../text.ts';

/** content/pages/business-coaching.yaml */
export const businessCoachingPageSchema = z.strictObject({
  seo,
  hero,
  occasions: section('Anlässe für ein Coaching', { items: points }).optional(),
  method: section('Was systemisch bedeutet', { items: points }).optional(),
  steps,
  cases,
  voices,
  prices: section('Was es kostet', {
    prices: list(reference('prices'), 'Kurznamen aus prices.yaml, in dieser Reihenfolge'),
    actions: z.array(action).min(1).max(2).describe('Knöpfe. Möglich sind einer oder zwei'),
  }).optional(),
  faq: faqExcerpt,
  form: formSection,
});
