import * as z from 'zod';
import { link, serviceSign } from './blocks.ts';
import { pagePath, text } from './text.ts';

/** Letters that fit into the header's one line, each link with the space around it as this many letters. */
const BAR = { most: 64, space: 3 };

const bar = z
  .array(link)
  .min(1)
  .superRefine((links, context) => {
    const length = links.reduce((sum, { label }) => sum + label.length + BAR.space, 0);
    if (length <= BAR.most) return;
    context.addIssue({
      code: 'custom',
      message: `Die Links der Kopfleiste passen nicht in ihre Zeile: Es sind ${length - BAR.most} Zeichen zu viel. Kürzen Sie die Beschriftungen, oder nehmen Sie einen Link heraus; im Menü (menu) ist Platz für alle`,
    });
  });

/** content/navigation.yaml: header, menu and footer. */
export const navigationSchema = z.strictObject({
  services: z
    .array(
      z.strictObject({
        label: text.describe('Name der Leistung'),
        path: pagePath.describe('Pfad ihrer Seite'),
        sign: serviceSign.describe('Zeichen der Leistung'),
        teaser: text.describe('Eine Zeile, die sie erklärt'),
      }),
    )
    .min(1)
    .describe('Leistungen im Aufklappmenü der Kopfleiste'),
  bar: bar.describe('Weitere Links der Kopfleiste'),
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
  legal: z.array(link).min(1).describe('Rechtliches in der letzten Zeile des Fußes'),
});

export type Navigation = z.infer<typeof navigationSchema>;
