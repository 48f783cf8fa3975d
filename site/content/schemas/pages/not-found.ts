import * as z from 'zod';
import { link, seo } from '../blocks.ts';
import { text } from '../text.ts';

/** content/pages/not-found.yaml */
export const notFoundPageSchema = z.strictObject({
  seo,
  code: text.describe('Große Zahl über der Überschrift'),
  heading: text.max(90).describe('Überschrift der Seite'),
  text: text.describe('Ein bis zwei Sätze darunter'),
  search: z
    .strictObject({
      label: text.describe('Name des Suchfelds'),
      submit: text.describe('Knopf, der sucht'),
    })
    .describe('Suche in den Beiträgen'),
  home: link.describe('Link zur Startseite'),
  links: z
    .array(link.extend({ text: text.describe('Eine Zeile: was dort zu finden ist') }))
    .length(3)
    .describe('Seiten für alle, die sich verlaufen haben. Es sind drei'),
});

export type NotFoundPage = z.infer<typeof notFoundPageSchema>;
