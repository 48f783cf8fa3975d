import { ContentError, type Location } from '../errors/content-error.ts';
import { closest } from '../errors/explain-issue.server.ts';
import { factNames, type SiteFacts } from './site-facts.server.ts';

export const slot = /\{\{([^{}]*)\}\}/g;

/** Matches in front of a word that starts a text, sentence, heading or list entry. */
const start =
  /(?<=(?:^|\n[^\S\n]*\n[^\S\n]*|(?:^|\n)[ \t]*(?:#{1,6}|[-*+>]|\d+\.)[ \t]+|(?<!(?<!\p{L})(?:\p{L}|ca|bzw|inkl|zzgl|Nr|Abs|Art))[.!?][“"’)*_]*\s+)[„"(*_[]*)/uy;

function isStart(text: string, offset: number): boolean {
  start.lastIndex = offset;
  return start.test(text);
}

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
    return name.startsWith('count:') && isStart(text, offset) ? capitalised(value) : value;
  });
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Unknown names in double braces, or with a brace missing, which visitors would read. */
export function unknownSlots(text: string, facts: SiteFacts, slots: readonly string[]): string[] {
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

  constructor(location: Location, problem: string, price: string) {
    super(location, problem);
    this.price = price;
  }
}

export function slotError(
  location: Location,
  name: string,
  facts: SiteFacts,
  slots: readonly string[],
): ContentError {
  const problem = unknownSlot(name, facts, slots);
  const [, price] = /^price:([\w-]+)/.exec(name) ?? [];
  return price && !Object.hasOwn(facts, `price:${price}`)
    ? new UnknownPrice(location, problem, price)
    : new ContentError(location, problem);
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
