import * as z from 'zod';
import type { Award } from '../awards.ts';
import { closing, hero, image, section, seo, voices } from '../blocks.ts';
import { list, off, sample, text } from '../text.ts';

const typeNames = {
  excellence: text.describe('Exzellenz'),
  recognition: text.describe('Anerkennung'),
  expertise: text.describe('Fachwissen'),
  leadership: text.describe('Führung'),
  training: text.describe('Training'),
  coaching: text.describe('Coaching'),
} satisfies Record<Award['type'], z.ZodType>;

/** content/pages/awards.yaml; the awards are in awards.yaml. */
export const awardsPageSchema = z.strictObject({
  off,
  seo,
  hero: hero.omit({ image: true }).describe('Anfang der Seite'),
  awards: section('Alle Auszeichnungen aus awards.yaml', {
    types: z.strictObject(typeNames).describe('Wie die Arten der Auszeichnungen auf den Karten heißen'),
  }),
  occasions: section('Bilder von den Verleihungen', {
    images: list(image, 'Die Bilder. Geben Sie jedem eine Bildunterschrift'),
    sample,
  }).optional(),
  voices,
  closing,
});
