import * as z from 'zod';
import { hero, point, quotation, section, seo } from '../blocks.ts';
import { reference } from '../references.ts';
import { list } from '../text.ts';
import { speakingParts } from './keynote-speaker.ts';

const situation = point.omit({ sign: true }).extend({
  talk: reference('talks')
    .optional()
    .describe('Kurzname des Vortrags aus talks.yaml, zu dem die Lage führt. Er bestimmt auch die Zeichnung'),
});

const { talks, form, voices, book, references, ...others } = speakingParts;

/** content/pages/ki-vortraege.yaml */
export const talksPageSchema = z.strictObject({
  seo,
  hero,
  talks,
  quotation: quotation.optional(),
  choice: section('Hilfe bei der Wahl des Themas', {
    items: list(situation, 'Aussagen. Jede führt zu einem Vortrag'),
  }).optional(),
  form,
  voices,
  book,
  references,
  ...others,
});
