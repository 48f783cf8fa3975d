import * as z from 'zod';
import { action, closing, hero, section, seo } from '../blocks.ts';
import { text } from '../text.ts';

/** content/pages/tv-presse.yaml; pictures stand in tv.yaml, the list of media in media.yaml. */
export const tvPressPageSchema = z.strictObject({
  seo,
  hero,
  sat1: section('Vier Bilder von Sat.1', {}),
  hr: section('Vier Bilder vom hr', {}),
  more: section('Sechs weitere Bilder', {}),
  media: section('Beiträge und Interviews aus media.yaml', {
    open: text.describe('Knopf zum Beitrag; er fehlt, wo der Link "#" ist'),
  }),
  prompts: section('Hinweis auf die Gratis-Prompts', {
    action: action.describe('Knopf, der das Fenster öffnet'),
  }),
  closing: closing.describe('Pressemappe, der Schluss der Seite'),
});

export type TvPressPage = z.infer<typeof tvPressPageSchema>;
