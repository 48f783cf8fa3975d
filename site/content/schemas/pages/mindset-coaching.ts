import * as z from 'zod';
import { closing, faqExcerpt, hero, points, section, seo, steps, voices } from '../blocks.ts';
import { reference } from '../references.ts';
import { list } from '../text.ts';

/** content/pages/ki-mindset-coaching.yaml */
export const mindsetCoachingPageSchema = z.strictObject({
  seo,
  hero,
  changes: section('Was sich durch das Coaching ändert', { items: points }).optional(),
  packages: section('Die Pakete', {
    prices: list(reference('prices'), 'Kurznamen aus prices.yaml, in dieser Reihenfolge'),
  }).optional(),
  steps,
  voices,
  faq: faqExcerpt,
  closing,
});
