import * as z from 'zod';
import { link, serviceIcon } from './blocks.ts';
import { pagePath, text } from './text.ts';

/** content/navigation.yaml: header, menu and footer. */
export const navigationSchema = z.strictObject({
  services: z
    .array(
      z.strictObject({
        label: text.describe('Name der Leistung'),
        path: pagePath.describe('Seite der Leistung'),
        sign: serviceIcon.describe('Zeichen der Leistung'),
        teaser: text.describe('Eine Zeile, die sie erklärt'),
      }),
    )
    .min(1)
    .describe('Leistungen. Sie stehen im Aufklappmenü der Kopfleiste'),
  bar: z.array(link).min(1).describe('Links der Kopfleiste. Sie stehen neben den Leistungen'),
  menu: z.array(link).min(1).describe('Links des Vollbild-Menüs'),
  footer: z
    .array(
      z.strictObject({
        heading: text.describe('Überschrift der Spalte'),
        links: z.array(link).min(1).describe('Links der Spalte'),
      }),
    )
    .min(1)
    .describe('Spalten im Fuß'),
  legal: z
    .array(link)
    .min(1)
    .describe('Links in der letzten Zeile des Fußes. Sie führen zu den Rechtstexten'),
});

export type Navigation = z.infer<typeof navigationSchema>;
