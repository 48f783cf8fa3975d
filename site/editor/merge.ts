import { type Data, matchItems, same, sameKind } from './plain-data.ts';

/** Undefined stands for a value that a file lacks. */
type Value = Data | undefined;
type Fields = { [name: string]: Data };

/** Both edits change the same value. */
export class Conflict extends Error {}

/**
 * Puts what `mine` changes in `base` onto `theirs`, another edit of it: field by field, entry by entry, paragraph by
 * paragraph.
 * @throws Conflict where both change the same value, or both add to, remove from or reorder the same list
 */
export function merge(base: Value, mine: Value, theirs: Value): Value {
  if (same(base, theirs) || same(mine, theirs)) return mine;
  if (same(base, mine)) return theirs;
  if (typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string')
    return mergeTexts(base, mine, theirs);
  if (!bothCollections(base, mine) || !bothCollections(base, theirs)) throw new Conflict();
  if (Array.isArray(base)) return mergeLists(base, mine as Data[], theirs as Data[]);
  return mergeFields(base as Fields, mine as Fields, theirs as Fields);
}

const bothCollections = (one: Value, other: Value): boolean =>
  one !== undefined && other !== undefined && sameKind(one, other);

function mergeFields(base: Fields, mine: Fields, theirs: Fields): Fields {
  // Entries with different ids are different.
  if (mine.id !== base.id || theirs.id !== base.id) throw new Conflict();
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const merged = [...names].map((name) => [name, merge(base[name], mine[name], theirs[name])] as const);
  return Object.fromEntries(merged.filter((field): field is [string, Data] => field[1] !== undefined));
}

function mergeTexts(base: string, mine: string, theirs: string): string {
  const [old, ours, others] = [base, mine, theirs].map(paragraphs) as [string[], string[], string[]];
  if (old.length === 1 && ours.length === 1 && others.length === 1) throw new Conflict();
  return (mergeLists(old, ours, others) as string[]).join('').slice(0, -END.length);
}

const END = '\n\n';

/** Each with the blank lines behind it. */
const paragraphs = (text: string): string[] => (text + END).split(/(?<=\n\n)(?!\n)/);

function mergeLists(base: Data[], mine: Data[], theirs: Data[]): Data[] {
  const [ofMine, ofTheirs] = [matchItems(base, mine), matchItems(base, theirs)];
  const inOrder = (matches: unknown[]) =>
    matches.length === base.length && matches.every((match, place) => match === place);
  if (inOrder(ofTheirs)) return follow(mine, ofMine, base, theirs);
  if (inOrder(ofMine)) return follow(theirs, ofTheirs, base, mine);
  throw new Conflict();
}

/** The entries of one edit, with what the other changes in them; the other's are those of `base`, in its order. */
function follow(entries: Data[], matches: Array<number | undefined>, base: Data[], other: Data[]): Data[] {
  for (const [index, value] of base.entries())
    if (!matches.includes(index) && !same(value, other[index])) throw new Conflict();
  return entries.map((entry, place) => {
    const index = matches[place];
    return index === undefined ? entry : (merge(base[index], entry, other[index]) as Data);
  });
}
