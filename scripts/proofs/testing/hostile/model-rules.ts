import { domainToASCII } from 'node:url';
import type { FormName } from '../../../../functions/leads/contract.ts';

/** Marks a value as wrong, or returns it as it has to be stored. */
export type Rule = (value: unknown) => unknown;
export const WRONG = Symbol('wrong');

const oneOf =
  (...values: unknown[]): Rule =>
  (value) =>
    values.includes(value) ? value : WRONG;
const optional =
  (rule: Rule): Rule =>
  (value) =>
    value === undefined ? undefined : rule(value);

/** Normalised to NFC and line feeds and trimmed, then measured in UTF-16 units and checked for deceptive characters. */
const text =
  (min: number, max: number, lines = false): Rule =>
  (value) => {
    if (typeof value !== 'string') return WRONG;
    const clean = trim(value.normalize('NFC').split('\r\n').join('\n'));
    if (clean.length < min || clean.length > max) return WRONG;
    return isHonest(clean, lines) ? clean : WRONG;
  };

function isHonest(clean: string, lines: boolean): boolean {
  if (!clean.isWellFormed()) return false;
  return [...clean].every((character) => {
    const code = character.codePointAt(0) ?? 0;
    if (lines && (code === 9 || code === 10)) return true;
    const isControl = code < 32 || (code > 126 && code < 160);
    const isBidi = (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
    return !isControl && !isBidi;
  });
}

function trim(value: string): string {
  const characters = Array.from(value);
  const isBlank = (character = 'x') => character.trim() === '' || '\u200b\u0085'.includes(character);
  while (characters.length > 0 && isBlank(characters[0])) characters.shift();
  while (characters.length > 0 && isBlank(characters.at(-1))) characters.pop();
  return characters.join('');
}

/** The syntax of `<input type=email>`, plus a dot and letters of any script in the domain, without encoded words. */
const email: Rule = (value) => {
  if (typeof value !== 'string') return WRONG;
  const clean = trim(value.toLowerCase().normalize('NFC').split('\r\n').join('\n'));
  const [local = '', domain = '', ...more] = clean.split('@');
  if (more.length > 0 || clean.length > 255 || local.length > 64) return WRONG;
  if (!/^[a-z0-9_.!#$%&'*+/=?^`{|}~-]+$/.test(local) || local.split('.').includes('')) return WRONG;
  if (local.includes('=?')) return WRONG;
  const labels = domain.split('.');
  const isLabel = (label: string) =>
    label.length < 64 && /^[\p{L}\p{N}]$|^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u.test(label);
  if (labels.length < 2 || !labels.every(isLabel) || !/\p{L}/u.test(labels.at(-1) ?? '')) return WRONG;
  const ascii = domainToASCII(domain).split('.');
  const isKnown = ascii.length > 1 && ascii.every((label) => label.length > 0 && label.length < 64);
  const hasLetters = (ascii.at(-1) ?? '').replace(/[^a-z]/g, '').length > 1;
  const stored = `${local}@${ascii.join('.')}`;
  return isKnown && hasLetters && stored.length <= 255 ? stored : WRONG;
};

const uuid: Rule = (value) => {
  if (typeof value !== 'string') return WRONG;
  const lower = value.toLowerCase();
  const isSpecial = /^(0{8}-0{4}-0{4}-0{4}-0{12}|f{8}-f{4}-f{4}-f{4}-f{12})$/.test(lower);
  const isUsual = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(lower);
  return isSpecial || isUsual ? lower : WRONG;
};

/** Metadata sent by every form. */
export const envelope: Record<string, Rule> = {
  submissionId: optional(uuid),
  elapsedMs: optional((value) =>
    typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : WRONG,
  ),
  page: optional(text(0, 500)),
  website: optional((value) => (typeof value === 'string' ? value : WRONG)),
};

/** The fields of each form (docs/api.md, "Fields"; docs/product.md, "Field rules"). */
export const forms: Record<FormName, Record<string, Rule>> = {
  enquiry: {
    inquiryType: oneOf('speaker', 'business-coach', 'consulting'),
    company: text(1, 200),
    name: text(1, 100),
    email,
    phone: text(1, 50),
    message: text(10, 2000, true),
    consent: oneOf(true),
  },
  business: {
    leadType: oneOf(
      'ki-beratung',
      'business-coaching',
      'keynote-speaking',
      'ki-vortraege',
      'ki-workshops',
      'kontakt',
    ),
    company: text(1, 200),
    name: text(1, 100),
    email,
    phone: (value) => (value === null ? undefined : optional(text(0, 50))(value)),
    message: optional(text(0, 2000, true)),
    consent: oneOf(true),
  },
  'free-prompts': { name: text(2, 100), email, consent: oneOf(true) },
  'popup-signup': {
    leadType: oneOf('herbst-kickstart'),
    name: text(2, 100),
    email,
    message: optional(text(0, 2000, true)),
  },
};
