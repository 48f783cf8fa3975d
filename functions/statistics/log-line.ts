/**
 * The fields of CloudFront's log that are kept: no address, cookie or id (docs/product.md, "Statistics without
 * consent").
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/standard-logs-reference.html
 */
export const LOG_FIELDS = [
  'date',
  'time',
  'cs-method',
  'cs-uri-stem',
  'cs-uri-query',
  'sc-status',
  'sc-content-type',
  'cs(Referer)',
  'cs(User-Agent)',
] as const;

/** A request as logged; what it lacks is '-'. */
export type LogLine = Record<(typeof LOG_FIELDS)[number], string>;

/** Parses a line of the log in its JSON format; undefined for anything else. */
export function readLine(text: string): LogLine | undefined {
  try {
    const given = new Map(Object.entries<unknown>(JSON.parse(text)));
    if (!given.has('cs-uri-stem')) return undefined;
    return Object.fromEntries(LOG_FIELDS.map((field) => [field, String(given.get(field) ?? '-')])) as LogLine;
  } catch {
    return undefined;
  }
}
