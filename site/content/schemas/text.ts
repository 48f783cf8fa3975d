import * as z from 'zod';
import { references } from './references.ts';

const NOT_IN_CALENDAR = 'gibt es im Kalender nicht. Berichtigen Sie Monat oder Tag';

/** Fields shown to visitors, whose German typography is checked. */
export const prose = z.registry<{ german: true }>();

/** Text shown to visitors: never empty, no surrounding space. A date may be any words, but not a day that doesn't exist. */
export const text = z
  .string()
  .trim()
  .min(1)
  .refine((value) => {
    const day = germanDay(value);
    return !day || isInCalendar(day);
  }, NOT_IN_CALENDAR);
prose.add(text, { german: true });

/**
 * A list that may be empty or missing. An optional section is hidden when its list is empty
 * (`isEmpty`).
 */
export function list<Item extends z.core.SomeType>(item: Item, description: string) {
  return z.array(item).default([]).describe(description);
}

/** True if a part of a page has nothing to show: its list is empty. */
export function isEmpty(schema: z.core.$ZodType, value: unknown): boolean {
  return (
    schema instanceof z.ZodObject &&
    Object.entries<z.core.$ZodType>(schema.shape).some(([key, field]) => {
      const list = (value as Record<string, unknown>)[key];
      return field instanceof z.ZodDefault && Array.isArray(list) && list.length === 0;
    })
  );
}

/** A path on this site as links use it: leading slash, no .html, no trailing slash. */
export const path = z
  .string()
  .regex(/^(?!https?:|www\.)/i, {
    error:
      'ist eine ganze Adresse. Hier ist nur der Pfad einer eigenen Seite möglich: Schreiben Sie ihn ohne https:// und ohne Domain, zum Beispiel /ki-beratung; Links nach außen setzen Sie in Beiträgen',
    abort: true,
  })
  .regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/,
    'ist kein Pfad dieser Website. Schreiben Sie ihn mit Schrägstrich am Anfang, in Kleinbuchstaben, ohne Umlaute, ohne .html und ohne Schrägstrich am Ende, zum Beispiel /ki-beratung',
  );

/** A path that must lead to a page. Redirects use the plain `path` for old addresses. */
export const pagePath = path.meta({});
references.add(pagePath, { to: 'pages' });

const NO_ADDRESS =
  'ist keine vollständige Adresse. Sie muss mit https:// beginnen, zum Beispiel https://www.example.com';

export const httpsUrl = z
  .url({ protocol: /^https$/, error: NO_ADDRESS, abort: true })
  .regex(/^https:\/\/[^/]/i, NO_ADDRESS)
  .regex(/^\S*$/, 'enthält ein Leerzeichen. Löschen Sie es, sonst führt der Link ins Leere');

export const emailAddress = z.email({
  error: ({ input }) =>
    `ist keine gültige E-Mail-Adresse${withoutUmlauts(String(input)) ?? ', zum Beispiel kontakt@example.com'}`,
});

/** Suggests the ASCII form of an umlaut domain, which mail programs use. */
function withoutUmlauts(address: string): string | undefined {
  const [, name, domain] = /^([\w.+-]+)@([\p{L}\d.-]+\.\p{L}+)$/u.exec(address) ?? [];
  const host = domain && URL.parse(`https://${domain}`)?.hostname;
  return host && host !== domain ? `. Schreiben Sie die Domain ohne Umlaute: ${name}@${host}` : undefined;
}

/** A telephone number in international form. */
export const phoneNumber = text
  .refine((value) => /^[+\d ()/.\u00A0–-]+$/.test(value) && /^\D*(?:\d\D*){7,15}$/.test(value), {
    error: 'ist keine Telefonnummer. Schreiben Sie sie wie +49 69 123456, mit 7 bis 15 Ziffern',
    abort: true,
  })
  .refine((value) => value === international(value), {
    error: ({ input }) =>
      `ist nicht international geschrieben. Schreiben Sie ${international(String(input))}`,
  });

/** Handles "069 / 2475 8310" and "+49 (0)69 / 247 58-0", whose 0 is dropped after +49. */
function international(phone: string): string {
  return phone
    .replace(/\(0\)/, ' ')
    .replace(/^[\s(]*00/, '+')
    .replace(/^[\s(]*0/, '+49 ')
    .replace(/[\s()/.\u00A0–]+/g, ' ')
    .trim();
}

/** A calendar day, ISO 8601. */
export const day = z.iso
  .date({
    error: ({ input }) =>
      /^\d{4}-\d\d-\d\d$/.test(String(input))
        ? NOT_IN_CALENDAR
        : `ist kein gültiges Datum. Schreiben Sie es als Jahr-Monat-Tag mit vier und zweimal zwei Ziffern, zum Beispiel ${[germanDay(input), '2024-01-15'].find(isInCalendar)}`,
  })
  .regex(/^(?!0\d{3}-|1[0-8]\d\d-|19[0-8]\d-)/, 'liegt vor 1990. Berichtigen Sie das Jahr');

/** Converts 31.12.2025 to the form of `day`. */
function germanDay(input: unknown): string | undefined {
  const [, day = '', month = '', year] = /^(\d\d?)\. ?(\d\d?)\. ?(\d{4})$/.exec(String(input)) ?? [];
  return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function isInCalendar(day: string | undefined): boolean {
  return z.iso.date().safeParse(day).success;
}

/**
 * Marks a record as a placeholder for a real one: `check:publish` refuses it (docs/product.md, "Identity and
 * placeholders").
 */
export const sample = z
  .boolean()
  .optional()
  .describe('Muster: true, solange der Eintrag erfunden ist. Er verhindert die Veröffentlichung');

/** Switches a page off: switched-off.ts. */
export const off = z
  .boolean()
  .optional()
  .describe(
    'Seite abschalten: true, wenn es sie vorerst nicht geben soll. Sie verschwindet aus Menü, Fuß, Knöpfen und Suche, und ihre Adresse gibt es nicht mehr',
  );

/** Evidence for a claim; `check:publish` refuses claims without it (UWG § 5). */
export const evidence = z
  .strictObject({
    // Not `text`: only the owner reads it.
    source: z.string().trim().min(1).describe('Adresse oder Dokument, das die Angabe nachweist'),
    count: z.int().min(1).optional().describe('Zahl der Bewertungen, wenn die Angabe eine Bewertung ist'),
    period: z.string().optional().describe('Zeitraum der Bewertungen, zum Beispiel 2023 bis 2025'),
  })
  .optional()
  .describe('Beleg der Angabe. Zu einer Bewertung gehören Anzahl und Zeitraum');
