import * as z from 'zod';
import { closing, hero, knownFrom, quotation, section, seo, voices } from '../blocks.ts';
import { off, text } from '../text.ts';
import { awardSection, talksSection } from './keynote-speaker.ts';

/** content/pages/tv-speaking.yaml; pictures and appearances are in tv.yaml. */
export const tvSpeakingPageSchema = z.strictObject({
  off,
  seo,
  hero,
  knownFrom: section('Bekannt aus', { items: knownFrom }).optional(),
  gallery: section('Bildergalerie', {}),
  award: awardSection,
  appearance: z
    .strictObject({
      eyebrow: text.max(60).describe('Zeile über dem Titel des Auftritts'),
      topic: text.describe('Beschriftung des Themas'),
      date: text.describe('Beschriftung der Sendezeit'),
    })
    .describe('Beschriftungen des Fernsehauftritts; gezeigt wird der erste aus tv.yaml'),
  quotation: quotation.optional(),
  talks: talksSection,
  voices,
  closing,
});
