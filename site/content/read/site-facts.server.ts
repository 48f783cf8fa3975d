import * as z from 'zod';
import { formatDate } from '../../lib/date.ts';
import { formatMoney, grossCents, netCents } from '../../lib/money.ts';
import { openingHoursInWords, openingPeriods } from '../../lib/opening-hours.ts';
import { ContentError } from '../errors/content-error.ts';
import { closest } from '../errors/explain-issue.server.ts';
import { type FieldPath, fieldName } from '../errors/field-path.ts';
import type { Collections } from '../schemas/collections.ts';
import type { Price } from '../schemas/prices.ts';
import type { Site } from '../schemas/site.ts';
import type { ParsedYaml } from './parse-yaml.server.ts';
import { validate } from './validate.server.ts';
import { walkFields } from './walk-fields.ts';

/**
 * Facts that any text can use in double braces, because they are defined once: `{{owner}}`,
 * `{{price:mentoring.net}}`, `{{count:workshops}}`.
 */
export type SiteFacts = Readonly<Record<(typeof factNames)[number], string>> & Forms;

/** Texts by slot name. */
type Forms = Readonly<Record<string, string>>;

/** Slots without a colon. Price and count slots depend on the content. */
const factNames = [
  'owner',
  'contactEmail',
  'phone',
  'hours',
  'siteUrl',
  'legalName',
  'managingDirector',
  'street',
  'postalCode',
  'city',
  'registerCourt',
  'registerNumber',
  'vatId',
  'enquiryDays',
  'formDays',
  'kickstartDays',
  'promptsDays',
  'campaign',
  'campaignEnd',
] as const;

/** Stand-ins while the files that define the facts have mistakes. */
export const noFacts = Object.fromEntries(factNames.map((name) => [name, name])) as SiteFacts;

/** @param collections as in the files; those with mistakes are missing */
export function siteFacts({
  site,
  prices,
  kickstart,
  workshops,
  talks,
  books,
  awards,
}: Partial<Collections>): SiteFacts {
  return {
    ...noFacts,
    ...(site && factsOfSite(site)),
    ...(kickstart && { campaign: kickstart.name, campaignEnd: formatDate(kickstart.endsOn) }),
    ...(site &&
      prices &&
      Object.assign({}, ...prices.prices.map((price) => factsOfPrice(price, site.ui.price)))),
    ...countsOf({
      workshops: workshops?.workshops,
      talks: talks?.talks,
      books: books?.books,
      awards: awards?.awards,
    }),
  };
}

function factsOfSite({ name, email, phone, hours, url, company, retentionDays }: Site) {
  return {
    owner: name,
    contactEmail: email,
    phone: inOnePiece(phone),
    hours: openingHoursInWords(openingPeriods(hours) ?? []),
    siteUrl: url,
    ...company,
    // The schema requires one period for all types of a form, as the privacy policy names one.
    enquiryDays: String(retentionDays.consulting),
    formDays: String(retentionDays.kontakt),
    kickstartDays: String(retentionDays['herbst-kickstart']),
    promptsDays: String(retentionDays['free-prompts']),
  };
}

/** Keeps a phone number on one line wherever it appears. */
function inOnePiece(phone: string): string {
  return phone.replaceAll(' ', '\u00A0');
}

/** A price's amount and variants: net, gross, "ab …", and a single instalment. */
function factsOfPrice(price: Price, words: Site['ui']['price']): Forms {
  const { id, from, instalments } = price;
  const amounts = forms(`price:${id}`, price, words.free);
  const stated = amounts[`price:${id}`] as string;
  return {
    ...amounts,
    [`price:${id}.from`]: from ? `${words.from}\u00A0${stated}` : stated,
    ...(instalments && {
      ...forms(`price:${id}.instalment`, { ...price, cents: instalments.cents }, words.free),
      [`price:${id}.instalments`]: inWords(instalments.count),
    }),
  };
}

function forms(name: string, price: Pick<Price, 'cents' | 'basis' | 'vatRate'>, free: string): Forms {
  const amount = (cents: number) => (cents === 0 ? free : formatMoney(cents));
  return {
    [name]: amount(price.cents),
    [`${name}.net`]: amount(netCents(price)),
    [`${name}.gross`]: amount(grossCents(price)),
  };
}

/** Counts of all lists; a list whose file has mistakes counts as empty. */
function countsOf(lists: Record<string, readonly unknown[] | undefined>): Forms {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([name, { length } = []]) => [
      [`count:${name}`, inWords(length)],
      [`count:${name}.digits`, String(length)],
    ]),
  );
}

// biome-ignore format: a line
const numerals = ['keine', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];

/** In words up to twelve, then in digits, as is usual in German. */
const inWords = (count: number) => numerals[count] ?? String(count);

const slot = /\{\{([^{}]*)\}\}/g;

/** Matches the text before a word that starts a text, sentence, heading or list entry. */
const start =
  /(?:^|\n\s*\n\s*|(?:^|\n)[ \t]*(?:#{1,6}|[-*+>]|\d+\.)[ \t]+|(?<!(?<!\p{L})(?:\p{L}|ca|bzw|inkl|zzgl|Nr|Abs|Art))[.!?][“"’)*_]*\s+)[„"(*_[]*$/u;

/**
 * Fills facts into a text.
 * @param slots filled in later, such as `count`
 */
export function fillFacts(text: string, facts: SiteFacts, slots: readonly string[] = []): string {
  return text.replace(slot, (whole, name: string, offset: number) => {
    const value = Object.hasOwn(facts, name) && !slots.includes(name) ? facts[name] : undefined;
    // A missing price must not make a text too long or empty.
    if (value === undefined)
      return !slots.includes(name) && (name.startsWith('price:') || isKnown(name, facts, slots))
        ? '…'
        : whole;
    return name.startsWith('count:') && start.test(text.slice(0, offset)) ? capitalised(value) : value;
  });
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Unknown names in double braces, or with a brace missing, which visitors would read. */
function unknownSlots(text: string, facts: SiteFacts, slots: readonly string[]): string[] {
  const written = [...factNames, ...slots, '(?:price|count):[\\w.-]+'].join('|');
  const broken = new RegExp(
    `(?<!\\{)\\{\\{?(?:${written})\\}?\\}(?!\\})|\\{\\{(?:${written})(?!\\}\\})`,
    'g',
  );
  return [
    ...[...text.matchAll(slot)].map(([, name = '']) => name).filter((name) => !isKnown(name, facts, slots)),
    ...[...text.replace(slot, '').matchAll(broken)].map(([whole]) => whole.replace(/^\{\{?|\}\}?$/g, '')),
  ];
}

function isKnown(name: string, facts: SiteFacts, slots: readonly string[]): boolean {
  if (Object.hasOwn(facts, name) || slots.includes(name)) return true;
  // While prices.yaml has mistakes, no price is known, and its own messages say what to do.
  const [group] = /^(?:price|count):/.exec(name) ?? [];
  return group !== undefined && namesOf(facts, group).length === 0;
}

const namesOf = (facts: SiteFacts, group: string) =>
  Object.keys(facts).filter((name) => name.startsWith(group));

/** A slot for a price missing from prices.yaml; reported together with other uses of it, if any. */
export class UnknownPrice extends ContentError {
  price: string;

  constructor(
    { file, line, field }: Pick<ContentError, 'file' | 'line' | 'field'>,
    problem: string,
    price: string,
  ) {
    super(file, line, field, problem);
    this.price = price;
  }
}

function slotError(
  location: Pick<ContentError, 'file' | 'line' | 'field'>,
  name: string,
  facts: SiteFacts,
  slots: readonly string[],
): ContentError {
  const problem = unknownSlot(name, facts, slots);
  const [, price] = /^price:([\w-]+)/.exec(name) ?? [];
  return price && !Object.hasOwn(facts, `price:${price}`)
    ? new UnknownPrice(location, problem, price)
    : new ContentError(location.file, location.line, location.field, problem);
}

function unknownSlot(name: string, facts: SiteFacts, slots: readonly string[]): string {
  const meant = name.trim();
  if (isKnown(meant, facts, slots)) {
    return `Ein Platzhalter ist nicht richtig geschrieben. Er hat auf jeder Seite zwei Klammern und keine Leerzeichen: {{${meant}}}`;
  }
  const known = [...slots, ...Object.keys(facts)];
  const like = closest(meant, known) ?? closestPrice(meant, facts);
  const suggestion = like ? ` Meinten Sie {{${like}}}?` : '';
  return `Der Text enthält den unbekannten Platzhalter {{${name}}}.${suggestion} Möglich sind: ${possible(meant, facts, slots)}`;
}

/** The closest price slot, for a name without the part before the colon. */
function closestPrice(id: string, facts: SiteFacts): string | undefined {
  const ids = namesOf(facts, 'price:').map((name) => name.slice('price:'.length));
  const like = closest(id, ids);
  return like && `price:${like}`;
}

function possible(name: string, facts: SiteFacts, slots: readonly string[]): string {
  const inBraces = (names: readonly string[]) => [...new Set(names)].map((one) => `{{${one}}}`).join(', ');
  if (name.startsWith('count:')) return inBraces(namesOf(facts, 'count:'));
  if (name.startsWith('price:')) {
    const prices = namesOf(facts, 'price:').filter((one) => !one.includes('.'));
    return `${inBraces(prices)}, dahinter auch .net, .gross und .from; bei Raten .instalment und .instalments`;
  }
  return `${inBraces([...slots, ...factNames])}, {{price:…}} und {{count:…}}`;
}

/** Mistakes in the slots of a Markdown text, line by line. */
export function slotMistakes(
  file: string,
  { body, bodyLine }: { body: string; bodyLine: number },
  facts: SiteFacts,
): ContentError[] {
  return body
    .split('\n')
    .flatMap((line, index) =>
      unknownSlots(line, facts, []).map((name) =>
        slotError({ file, line: bodyLine + index, field: '' }, name, facts, []),
      ),
    );
}

/**
 * Fills facts into all texts of a file and validates it with them, since length limits apply to what visitors read.
 * Fields whose description names slots of their own, such as `{{count}}`, keep those.
 * @returns the validated data, and the same with unfilled slots
 * @throws ContentError[] all mistakes of the file, including unknown slots
 */
export function readFilled<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  yaml: ParsedYaml,
  facts: SiteFacts,
): { data: z.infer<Schema>; written: z.infer<Schema> } {
  const value = structuredClone(yaml.value);
  const errors: ContentError[] = [];
  const replaced: Array<{ path: FieldPath; value: string }> = [];
  for (const { path, schema: field, value: text } of walkFields(schema, yaml.value)) {
    if (typeof text !== 'string' || !text.includes('{')) continue;
    const slots = [...(z.globalRegistry.get(field)?.description ?? '').matchAll(slot)].map(
      ([, name = '']) => name,
    );
    const line = yaml.lineOf(path);
    for (const name of unknownSlots(text, facts, slots)) {
      errors.push(slotError({ file, line, field: fieldName(path) }, name, facts, slots));
    }
    setIn(value, path, fillFacts(text, facts, slots));
    replaced.push({ path, value: text.trim() });
  }
  const data = validated(() => validate(file, schema, { ...yaml, value }), errors);
  const written = structuredClone(data);
  for (const { path, value: text } of replaced) setIn(written, path, text);
  return { data, written };
}

/** @throws ContentError[] the given mistakes and those of the validation, by line */
function validated<Data>(read: () => Data, errors: ContentError[]): Data {
  try {
    const data = read();
    if (errors.length === 0) return data;
  } catch (found) {
    if (!Array.isArray(found)) throw found;
    errors.push(...found);
  }
  throw errors.sort((a, b) => a.line - b.line);
}

export function setIn(target: unknown, path: FieldPath, value: string) {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], target);
  (parent as Record<string, unknown>)[path.at(-1) as string] = value;
}
