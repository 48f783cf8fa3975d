import * as z from 'zod';

/** Analytics ids, used after consent. Without them there is no tracking and no banner. */
export const analyticsSchema = z.strictObject({
  measurementId: z
    .string()
    .regex(
      /^G-[A-Z0-9]{6,12}$/,
      'ist keine Mess-ID von Google Analytics. Sie beginnt mit G- und steht dort unter „Datenstreams“, zum Beispiel G-XXXXXXXXXX',
    )
    .describe('Mess-ID von Google Analytics, zum Beispiel G-XXXXXXXXXX'),
  adConversion: z
    .string()
    .regex(
      /^AW-\d{6,12}\/[\w-]{4,}$/,
      'ist keine Conversion von Google Ads. Schreiben Sie Konto und Label mit einem Schrägstrich dazwischen, wie Google sie hinter „send_to“ nennt, zum Beispiel AW-123456789/AbCdEf',
    )
    .optional()
    .describe(
      'Conversion von Google Ads, die eine gesendete Anfrage meldet, zum Beispiel AW-123456789/AbCdEf; ohne sie wird keine Anzeige gemessen',
    ),
});
