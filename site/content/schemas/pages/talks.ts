import * as z from 'zod';
import { hero, points, section, seo } from '../blocks.ts';
import { speakingParts } from './keynote-speaker.ts';

/** content/pages/ki-vortraege.yaml */
export const talksPageSchema = z.strictObject({
  seo,
  hero,
  choice: section('Hilfe bei der Wahl des Themas', { items: points }).optional(),
  ...speakingParts,
});
