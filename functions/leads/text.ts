/** The longest sequence that NFC composes into one character: a Greek vowel with three marks. */
const COMPOSED = 4;

/**
 * Text as counted, compared and stored: NFC, line feeds only, trimmed.
 * @param max limit in UTF-16 units. What exceeds it in any case is not composed: that takes quadratic time on long runs of
 *   combining marks.
 */
export function normaliseText(value: string, max = Number.POSITIVE_INFINITY): string {
  const text = value.replaceAll('\r\n', '\n');
  // By hand: /\s+$/ takes quadratic time on long runs of white space.
  let start = 0;
  let end = text.length;
  while (start < end && isBlank(text, start)) start++;
  while (end > start && isBlank(text, end - 1)) end--;
  const trimmed = text.slice(start, end);
  return trimmed.length > COMPOSED * max ? trimmed : trimmed.normalize('NFC');
}

/**
 * Text without the invisible characters that copying brings along and the API refuses, because visitors couldn't find
 * them: direction marks around a phone number from a contact, tabs between cells, vertical tabs at PowerPoint's line ends.
 */
export const withoutInvisible = (text: string, isMultiline: boolean) =>
  (isMultiline ? text.replace(/[\v\f]/g, '\n') : text.replace(/[\t\v\f]/g, ' ')).replace(
    /[\u202A-\u202E\u2066-\u2069]|[^\P{Cc}\n\t]/gu,
    '',
  );

/** Limits count UTF-16 units like `length`; zod's minLength and maxLength count code points. */
export const hasLength = (min: number, max: number) => (text: string) =>
  text.length >= min && text.length <= max;

/** True if a text has no deceptive characters (see `refused`), line feed or tab. */
export const isPlainLine = (text: string) => !refused.test(text);

/** As `isPlainLine`, but line feed and tab are allowed. */
export const isPlainText = (text: string) => !refused.test(text.replace(/[\n\t]/g, ' '));

export const EMAIL_LIMIT = 255;

/**
 * Addresses are compared in lower case with an ASCII domain: some browsers send what was typed, others punycode, and
 * both are the same address. Anything else stays as typed.
 */
export function normaliseEmail(value: string): string {
  const address = normaliseText(value.toLowerCase(), EMAIL_LIMIT);
  return toAsciiEmail(address) ?? address;
}

/**
 * Whether mail can plausibly be sent there: what `<input type=email>` accepts, with a dot in the domain,
 * and letters of any script in the domain (IDN), if they make a domain that can exist, but no encoded words.
 */
export const isEmail = (address: string) => toAsciiEmail(address) !== undefined;

/** An e-mail address with its domain in ASCII, as mail servers use it; undefined for anything else. */
export function toAsciiEmail(address: string): string | undefined {
  if (address.length > EMAIL_LIMIT || !emailPattern.test(address)) return undefined;
  const domainAt = address.indexOf('@') + 1;
  const domain = toAsciiDomain(address.slice(domainAt));
  // Too long in ASCII is too long in any spelling.
  return domain && domainAt + domain.length <= EMAIL_LIMIT ? address.slice(0, domainAt) + domain : undefined;
}

/** Uses the URL parser, which knows the rules of IDN (such as those for bidirectional text). */
function toAsciiDomain(domain: string): string | undefined {
  try {
    const { hostname } = new URL(`http://${domain}`);
    return asciiDomainPattern.test(hostname) ? hostname : undefined;
  } catch {
    return undefined;
  }
}

/** NUL and the other control characters, lone surrogates, and the embeddings, overrides and isolates of bidi. */
const refused = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** Unicode white space, with the zero width space and the byte order mark that copied text carries. */
const blank = /[\p{White_Space}\u200B\uFEFF]/u;
const isBlank = (text: string, index: number) => blank.test(text.charAt(index));

const atom = "[\\w!#$%&'*+/=?^`{|}~\\-]+";
// A combining mark may stand in a label, but not at its start.
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}\\-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const lastLabel = `(?=[^.]*\\p{L})${label}`;
/** Not "=?": mail programs decode "=?utf-8?q?a=2C?=b@c.de", and may then read it as two addresses. */
const emailPattern = new RegExp(
  `^(?=[^@]{1,64}@)(?!.*=\\?)${atom}(?:\\.${atom})*@(?:${label}\\.)+${lastLabel}$`,
  'u',
);

/** DNS labels, the last with two letters: the URL parser reads 1.0x7f as an IP address. */
const asciiDomainPattern = /^(?:[^.]{1,63}\.)+(?=(?:[^.]*[a-z]){2})[^.]{1,63}$/;
