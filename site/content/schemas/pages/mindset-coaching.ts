import * as z from 'zod';
import { closing, faqExcerpt, hero, points, section, seo, steps, voices } from '../blocks.ts';
import { reference } from '../references.ts';

/** content/pages/ki-mindset-coaching.yaml */
export const mindsetCoachingPageSchema = z.strictObject({
  seo,
  hero,
  changes: section('Was sich durch das Coaching ändert', { items: points }),
  packages: section('Die Pakete', {
    prices: z.array(reference('prices')).min(1).describe('Kurznamen aus prices.yaml, in dieser Reihenfolge'),
  }),
  steps,
  voices,
  faq: faqExcerpt,
  closing,
});

export type MindsetCoachingPage = z.infer<typeof mindsetCoachingPageSchema>;
