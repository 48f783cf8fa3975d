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
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return undefined;
    const given = new Map(Object.entries(parsed));
    const fields = LOG_FIELDS.map((field) => [field, String(given.get(field) ?? '-')] as const);
    return given.has('cs-uri-stem') ? (Object.fromEntries(fields) as LogLine) : undefined;
  } catch {
    return undefined;
  }
}

/** Decodes a header as CloudFront has encoded it; unchanged if the encoding is invalid. */
export function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * The hour that a file of the log is about, from its name `<distribution>.2026-11-24-15.<id>.gz`.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/standard-logging.html
 */
export function hourOf(name: string): Date | undefined {
  const [, day, hour] = /\.(\d{4}-\d{2}-\d{2})-(\d{2})\.[^./]{1,64}\.gz$/.exec(name) ?? [];
  const instant = new Date(`${day}T${hour}:00:00Z`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
