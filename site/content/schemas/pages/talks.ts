import * as z from 'zod';
import { hero, points, quotation, section, seo } from '../blocks.ts';
import { speakingParts } from './keynote-speaker.ts';

const { talks, form, voices, book, references, ...others } = speakingParts;

/** content/pages/ki-vortraege.yaml */
export const talksPageSchema = z.strictObject({
  seo,
  hero,
  talks,
  quotation: quotation.optional(),
  choice: section('Hilfe bei der Wahl des Themas', { items: points }).optional(),
  form,
  voices,
  book,
  references,
  ...others,
});
