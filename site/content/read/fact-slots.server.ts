import { closest } from '../../lib/suggestion.server.ts';
import { ContentError, type Location } from '../errors/content-error.ts';
import type { RecordTarget } from '../schemas/references.ts';
import { factNames, isAddress, type SiteFacts, someAddress } from './site-facts.server.ts';

export const slot = /\{\{([^{}]*)\}\}/g;

/** Groups of slots that name a record, as `price` in `{{price:mentoring.net}}`, and its collection. */
const recordSlots = {
  price: 'prices',
  statistic: 'statistics',
  award: 'awards',
  book: 'books',
  station: 'stations',
  membership: 'memberships',
} as const satisfies Record<string, RecordTarget>;

type Group = keyof typeof recordSlots;
const groups = Object.keys(recordSlots) as Group[];

/** The records that a text names by slots. */
export function recordsIn(text: string): Array<{ target: RecordTarget; id: string }> {
  // Few texts have any.
  if (!text.includes('{{')) return [];
  return [...text.matchAll(slot)].flatMap(([, name = '']) => recordOf(name) ?? []);
}

function recordOf(name: string): { target: RecordTarget; id: string } | undefined {
  const [, group, id] = /^(\w+):([\w-]+)/.exec(name) ?? [];
  const target = group && Object.hasOwn(recordSlots, group) && recordSlots[group as Group];
  return target && id ? { target, id } : undefined;
}

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
    // A missing record must not make a text too long or empty.
    if (value === undefined) {
      if (slots.includes(name) || !(recordOf(name) || isKnown(name, facts, slots))) return whole;
      return isAddress(name) ? someAddress : '…';
    }
    return name.startsWith('count:') && isStart(text, offset) ? capitalised(value) : value;
  });
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Unknown names in double braces, or with a brace missing, which visitors would read; empty for braces around no name. */
export function unknownSlots(text: string, facts: SiteFacts, slots: readonly string[]): string[] {
  const written = [...factNames, ...slots, `(?:${[...groups, 'count'].join('|')}):[\\w.-]+`].join('|');
  const broken = new RegExp(
    `(?<!\\{)\\{\\{?(?:${written})\\}?\\}(?!\\})|\\{\\{(?:${written})(?!\\}\\})`,
    'g',
  );
  const rest = text.replace(slot, '');
  return [
    ...[...text.matchAll(slot)].map(([, name = '']) => name).filter((name) => !isKnown(name, facts, slots)),
    ...[...rest.matchAll(broken)].map(([whole]) => whole.replace(/^\{\{?|\}\}?$/g, '')),
    ...(/\{\{|\}\}/.test(rest.replace(broken, '')) ? [''] : []),
  ];
}

function isKnown(name: string, facts: SiteFacts, slots: readonly string[]): boolean {
  if (Object.hasOwn(facts, name) || slots.includes(name)) return true;
  // While a file has mistakes, none of its records is known, and its own messages say what to do.
  const [, group] = /^(\w+):/.exec(name) ?? [];
  const isGroup = group === 'count' || Object.hasOwn(recordSlots, group ?? '');
  return isGroup && !Object.hasOwn(facts, `${group}:`);
}

const namesOf = (facts: SiteFacts, group: string) =>
  Object.keys(facts).filter((name) => name.startsWith(group) && !name.endsWith(':'));

/** A slot for a missing record; reported together with other uses of it, if any. */
export class UnknownRecord extends ContentError {
  target: RecordTarget;
  id: string;

  constructor(location: Location, problem: string, { target, id }: { target: RecordTarget; id: string }) {
    super(location, problem);
    this.target = target;
    this.id = id;
  }
}

export function slotError(
  location: Location,
  name: string,
  facts: SiteFacts,
  slots: readonly string[],
): ContentError {
  const problem = unknownSlot(name, facts, slots);
  const record = recordOf(name);
  const [plain = ''] = name.split('.');
  return record && !Object.hasOwn(facts, plain)
    ? new UnknownRecord(location, problem, record)
    : new ContentError(location, problem);
}

function unknownSlot(name: string, facts: SiteFacts, slots: readonly string[]): string {
  const meant = name.trim();
  if (!meant) {
    return 'Hier stehen zwei geschweifte Klammern ohne Platzhalter, und Besucher würden sie lesen. Löschen Sie sie, oder ergänzen Sie den Platzhalter, etwa {{owner}}';
  }
  if (isKnown(meant, facts, slots)) {
    return `Ein Platzhalter ist nicht richtig geschrieben. Er hat auf jeder Seite zwei Klammern und keine Leerzeichen: {{${meant}}}`;
  }
  const problem = lackingVariant(meant, facts);
  if (problem) return problem;
  const known = [...slots, ...namesOf(facts, '')];
  const like = closest(meant, known) ?? closestRecord(meant, facts);
  const suggestion = like ? ` Meinten Sie {{${like}}}?` : '';
  return `Der Text enthält den unbekannten Platzhalter {{${name}}}.${suggestion} Möglich sind: ${possible(meant, facts, slots)}`;
}

/** The problem of a slot for what its record has not, or no longer, as the last day of a deleted bonus. */
function lackingVariant(name: string, facts: SiteFacts): string | undefined {
  const [, plain = '', group = '', id = '', variant = ''] = /^((\w+):([\w-]+))\.([\w.]+)$/.exec(name) ?? [];
  const what = lacking[group as Group]?.[variant];
  if (!what || !Object.hasOwn(facts, plain)) return undefined;
  return `Der Platzhalter {{${name}}} hat keinen Wert: „${id}“ hat in content/${recordSlots[group as Group]}.yaml ${what}. Ergänzen Sie das dort, oder schreiben Sie den Satz ohne den Platzhalter.`;
}

/** The closest slot of a record, for a name without the part before the colon. */
function closestRecord(id: string, facts: SiteFacts): string | undefined {
  const names = groups.flatMap((group) => namesOf(facts, `${group}:`));
  const like = closest(
    id,
    names.map((name) => name.replace(/^\w+:/, '')),
  );
  return like && names.find((name) => name.endsWith(`:${like}`));
}

function possible(name: string, facts: SiteFacts, slots: readonly string[]): string {
  const inBraces = (names: readonly string[]) => [...new Set(names)].map((one) => `{{${one}}}`).join(', ');
  if (name.startsWith('count:')) return inBraces(namesOf(facts, 'count:'));
  const group = groups.find((one) => name.startsWith(`${one}:`));
  if (group) {
    const plain = namesOf(facts, `${group}:`).filter((one) => !one.includes('.'));
    return inBraces(plain) + variants[group];
  }
  const others = groups.map((one) => `{{${one}:…}}`).join(', ');
  return `${inBraces([...slots, ...factNames])}, ${others} und {{count:…}}`;
}

const variants: Record<Group, string> = {
  price:
    ', dahinter auch .net, .gross und .from; bei Raten .instalment und .instalments, bei einer Zugabe mit letztem Tag .bonusEnd',
  statistic: ', dahinter auch .digits für die Ziffern allein, bei Bewertungen .count und .period',
  award: ', dahinter auch .year',
  book: '',
  station: '',
  membership: ', dahinter auch .link',
};

/** Variants that only some records have, and what the others lack. */
const lacking: Partial<Record<Group, Record<string, string>>> = {
  price: {
    instalment: 'keine Raten',
    'instalment.net': 'keine Raten',
    'instalment.gross': 'keine Raten',
    instalments: 'keine Raten',
    bonusEnd: 'keine Zugabe mit letztem Tag',
  },
  statistic: {
    digits: 'keine Ziffern, die allein stehen können',
    count: 'keinen Beleg mit Anzahl',
    period: 'keinen Beleg mit Zeitraum',
  },
};

/** @throws ContentError[] mistakes in the slots of a Markdown text, line by line */
export function checkSlots(
  file: string,
  { body, bodyLine }: { body: string; bodyLine: number },
  facts: SiteFacts,
): void {
  const mistakes = body
    .split('\n')
    .flatMap((line, index) =>
      unknownSlots(line, facts, []).map((name) =>
        slotError({ file, line: bodyLine + index, field: '' }, name, facts, []),
      ),
    );
  if (mistakes.length > 0) throw mistakes;
}
