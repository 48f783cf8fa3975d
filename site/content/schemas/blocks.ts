import * as z from 'zod';
import { INQUIRY_TYPES } from '../../../functions/leads/enquiry.ts';
import { bookingPages } from './booking-pages.ts';
import { reference } from './references.ts';
import { evidence, list, pagePath, text } from './text.ts';

/** A label and its target. */
export const link = z.strictObject({
  label: text.describe('Beschriftung des Links'),
  path: pagePath.describe(
    'Seite, zu der der Link führt, zum Beispiel /ki-beratung. Links nach außen sind hier nicht möglich',
  ),
});

/** Keys of the mail drafts that buttons open; the texts are in site.yaml. */
export const mailSubjects = ['workshop', 'offer', 'training', 'press', 'pressPhotos', 'enquiry'] as const;

const targets = {
  path: pagePath
    .optional()
    .describe('Seite, zu der der Knopf führt, zum Beispiel /kontakt. Ein Knopf hat genau eines dieser Ziele'),
  booking: z
    .enum(Object.keys(bookingPages) as Array<keyof typeof bookingPages>)
    .optional()
    .describe(
      'Buchungsseite: check-in oder default (erstes Gespräch), clarity-call (1:1), future-spark (90 Minuten)',
    ),
  mail: z.enum(mailSubjects).optional().describe('E-Mail-Entwurf mit diesem Betreff aus site.yaml'),
  enquiry: z
    .enum(INQUIRY_TYPES)
    .optional()
    .describe(
      'Anfrageformular, in dem diese Art schon gewählt ist: speaker, business-coach, consulting. Bei einem Angebot steht sein Titel als Thema in der Nachricht',
    ),
  opens: z.enum(['free-prompts']).optional().describe('Fenster, das sich öffnet'),
};

const targetNames: Record<keyof typeof targets, string> = {
  path: 'eine Seite (path)',
  booking: 'eine Buchungsseite (booking)',
  mail: 'ein E-Mail-Entwurf (mail)',
  enquiry: 'das Anfrageformular (enquiry)',
  opens: 'ein Fenster (opens)',
};

/** A button: its label and its single action. */
export const action = z
  .strictObject({ label: text.describe('Beschriftung des Knopfes'), ...targets })
  .superRefine((button, context) => {
    const keys = Object.keys(targets) as Array<keyof typeof targets>;
    const named = keys.filter((key) => button[key] !== undefined).map((key) => targetNames[key]);
    if (named.length === 1) return;
    context.addIssue({
      code: 'custom',
      message: `Ein Knopf braucht genau ein Ziel: ${Object.values(targetNames).join(', ')}. ${
        named.length === 0
          ? 'Ergänzen Sie eines'
          : `Hier stehen ${named.join(' und ')}: Löschen Sie alle bis auf eines`
      }`,
    });
  });

/** A picture by name, without extension: drawn by the site, or a photograph in content/images. */
export const image = z.strictObject({
  name: reference('images').describe('Name des Bildes ohne Dateiendung'),
  alt: text
    .max(160)
    .describe('Was auf dem Bild zu sehen ist. Vorleseprogramme lesen es Menschen vor, die es nicht sehen'),
  caption: text.max(120).optional().describe('Bildunterschrift'),
});

/** The six service icons. */
export const serviceIcon = z.enum(['consulting', 'coaching', 'speaking', 'workshop', 'strategy', 'mindset']);

/** A service as a row that is a link as a whole. */
export const serviceRow = z.strictObject({
  sign: serviceIcon.describe('Zeichen der Leistung'),
  title: text.describe('Name der Leistung'),
  text: text.describe('Ein Satz dazu'),
  price: reference('prices').optional().describe('Kurzname des Preises aus prices.yaml'),
  from: z
    .boolean()
    .optional()
    .describe('Angabe „ab“ vor dem Preis: true, wenn er der niedrigste von mehreren ist'),
  note: text.optional().describe('Angabe an der Stelle des Preises, wenn es keinen gibt'),
  path: pagePath.describe('Seite der Leistung'),
});

/** A fact that shows at a glance why to read on. */
export const proofs = z
  .array(
    z.strictObject({
      strong: text.max(40).describe('Hervorgehobene Angabe. Meist ist es eine Zahl'),
      text: text.max(60).describe('Was sie bedeutet'),
      source: link
        .optional()
        .describe(
          'Seite, die eine Bewertung erklärt. Nur bei Bewertungen; die Beschriftung nennt Zahl und Zeitraum',
        ),
    }),
  )
  .max(4)
  .default([])
  .describe('Belege in Stichworten');

/** The top of a page. */
export const hero = z
  .strictObject({
    eyebrow: text.max(60).optional().describe('Zeile über der Überschrift'),
    title: text.max(90).describe('Überschrift der Seite'),
    lead: text.describe('Zwei bis drei Sätze darunter'),
    image: image.optional().describe('Bild am Anfang der Seite'),
    actions: z.array(action).max(2).optional().describe('Knöpfe. Möglich sind einer oder zwei'),
    proofs,
  })
  .describe('Anfang der Seite');

/** A section: its heading, optional text below, and its own parts. */
export function section<Shape extends z.core.$ZodShape>(description: string, shape: Shape) {
  return z
    .strictObject({
      heading: text.max(90).describe('Überschrift des Abschnitts'),
      lead: text.optional().describe('Ein bis zwei Sätze darunter'),
      ...shape,
    })
    .describe(description);
}

export const point = z.strictObject({
  title: text.max(90).describe('Kurze Überschrift'),
  text: text.describe('Ein bis drei Sätze dazu'),
  sign: serviceIcon.optional().describe('Zeichen einer Leistung'),
});

/** Short statements, laid out side by side. */
export const points = list(point, 'Aussagen. Jede hat eine kurze Überschrift und einen Text');

/** Short lines, one below another. */
export const lines = z.array(text).min(1).describe('Zeilen');

/** The next steps after an enquiry or a booking. */
export const steps = z
  .strictObject({
    heading: text.max(90).describe('Überschrift über den Schritten'),
    lead: text.optional().describe('Ein bis zwei Sätze darunter'),
    items: z
      .array(
        z.strictObject({
          title: text.describe('Name des Schritts'),
          text: text.describe('Ein bis zwei Sätze dazu'),
        }),
      )
      .min(1)
      .describe('Die Schritte. Sie erscheinen in dieser Reihenfolge'),
  })
  .describe('Abschnitt mit den Schritten');

/** A single sentence that carries a section. */
export const quotation = z
  .strictObject({
    text: text.describe('Der Satz, ohne Anführungszeichen'),
    source: text.describe('Von wem er ist'),
  })
  .describe('Zitat. Die Seite zeigt es groß');

/** Client testimonials; the records are in testimonials.yaml and statistics.yaml. */
export const voices = section('Stimmen von Kundinnen und Kunden', {
  testimonials: list(reference('testimonials'), 'Kurznamen aus testimonials.yaml, in dieser Reihenfolge'),
  statistics: z.array(reference('statistics')).optional().describe('Kurznamen aus statistics.yaml'),
}).optional();

/** A selection of questions from faq.yaml. */
export const faqExcerpt = section('Einige Fragen aus faq.yaml', {
  questions: list(reference('faq'), 'Kurznamen der Fragen aus faq.yaml'),
  link: link.describe('Link zu allen Fragen'),
}).optional();

/** The call to action at the end of a page. */
export const closing = z
  .strictObject({
    heading: text.max(90).describe('Überschrift des Abschnitts'),
    text: text.describe('Ein bis zwei Sätze vor den Knöpfen'),
    actions: z.array(action).min(1).max(2).describe('Knöpfe. Möglich sind einer oder zwei'),
  })
  .describe('Schluss der Seite');

/** A page's embedded enquiry form; its labels are in forms.yaml. */
export const formSection = section('Formular auf dieser Seite', {
  submit: text.describe('Knopf zum Absenden'),
});

/** A publisher, broadcaster or prize the owner is known from. */
export const knownFrom = z
  .array(
    z.strictObject({
      name: text.describe('Name des Senders, Hauses oder Preises'),
      kind: text.describe('Was es ist, zum Beispiel Fernsehen'),
      beleg: evidence,
    }),
  )
  .default([])
  .describe('Nennungen: woher man Sie kennt');

/** A page as search engines describe it, besides its title. */
export const forSearchEngines = {
  description: text.max(160).describe('Beschreibung bei Google, höchstens 160 Zeichen'),
  keywords: z
    .array(text)
    .max(12)
    .default([])
    .describe('Stichwörter. Suchmaschinen lesen sie nicht, sie dürfen fehlen'),
};

/** How search engines and shared links present a page. */
export const seo = z
  .strictObject({
    title: text.max(70).describe('Titel im Browser und bei Google, höchstens 70 Zeichen'),
    ...forSearchEngines,
  })
  .describe('Titel und Beschreibung für Google');

export type Seo = z.infer<typeof seo>;
export type Link = z.infer<typeof link>;
export type Action = z.infer<typeof action>;
