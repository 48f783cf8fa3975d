import * as z from 'zod';

/** A text that the visitor reads: never empty, no space at either end. */
export const text = z.string().trim().min(1);

/** A path of this site as it stands in links: begins with a slash, no .html, no slash at the end. */
export const path = z
  .string()
  .regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/,
    'ist kein Pfad dieser Website. Schreiben Sie ihn mit Schrägstrich am Anfang, in Kleinbuchstaben, ohne Umlaute, ohne .html und ohne Schrägstrich am Ende, zum Beispiel /ki-beratung',
  );

export const httpsUrl = z.url({
  protocol: /^https$/,
  error:
    'ist keine vollständige Adresse. Sie muss mit https:// beginnen, zum Beispiel https://www.example.com',
});

export const emailAddress = z.email({
  error: 'ist keine gültige E-Mail-Adresse, zum Beispiel kontakt@example.com',
});

/** A calendar day, ISO 8601. */
export const day = z.iso.date({
  error:
    'ist kein gültiges Datum. Schreiben Sie es als Jahr-Monat-Tag mit vier und zweimal zwei Ziffern, zum Beispiel 2024-01-15',
});

/** A label with the place it leads to. */
export const link = z.strictObject({
  label: text.describe('Beschriftung des Links'),
  path: path.describe('Pfad der Seite, zum Beispiel /ki-beratung'),
});

/** The six signs by which the visitor recognises a service. */
export const serviceSign = z.enum(['consulting', 'coaching', 'speaking', 'workshop', 'strategy', 'mindset']);

/** What happens next, one step after the other. */
export const steps = z
  .strictObject({
    heading: text.describe('Überschrift über den Schritten'),
    items: z
      .array(
        z.strictObject({
          title: text.describe('Name des Schritts'),
          text: text.describe('Ein bis zwei Sätze dazu'),
        }),
      )
      .min(1)
      .describe('Die Schritte, der Reihe nach'),
  })
  .describe('Wie es nach der Anfrage weitergeht');

/** What search engines and shared links show of a page. */
export const seo = z
  .strictObject({
    title: text.max(70).describe('Titel im Browser und bei Google, höchstens 70 Zeichen'),
    description: text.max(160).describe('Beschreibung bei Google, höchstens 160 Zeichen'),
    keywords: z.array(text).min(1).max(12).describe('Stichwörter, ein bis zwölf'),
  })
  .describe('Titel, Beschreibung und Stichwörter für Google');

export type Seo = z.infer<typeof seo>;
export type Link = z.infer<typeof link>;
