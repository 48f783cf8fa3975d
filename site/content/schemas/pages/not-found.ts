import * as z from 'zod';
import { link, seo } from '../blocks.ts';
import { text } from '../text.ts';

/** content/pages/not-found.yaml */
export const notFoundPageSchema = z.strictObject({
  seo,
  code: text.describe('Große Zahl'),
  heading: text.describe('Überschrift der Seite'),
  text: text.describe('Ein bis zwei Sätze darunter'),
  home: link.describe('Link zur Startseite'),
  links: z.array(link).max(4).describe('Weitere nützliche Links'),
});

export type NotFoundPage = z.infer<typeof notFoundPageSchema>;
