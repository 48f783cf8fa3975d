import * as z from 'zod';
import { action, closing, hero, section, seo } from '../blocks.ts';
import { off, text } from '../text.ts';

/** content/pages/tv-presse.yaml; pictures are in tv.yaml, the media list in media.yaml. */
export const tvPressPageSchema = z.strictObject({
  off,
  seo,
  hero,
  more: section('Weitere Bilder aus tv.yaml', {}),
  media: section('Beiträge und Interviews aus media.yaml', {
    open: text.describe('Knopf zum Beitrag; er fehlt, wo der Link "#" ist'),
  }),
  prompts: section('Hinweis auf die Gratis-Prompts', {
    action: action.describe('Knopf, der das Fenster öffnet'),
  }),
  closing: closing.describe('Schluss der Seite mit der Pressemappe'),
});
