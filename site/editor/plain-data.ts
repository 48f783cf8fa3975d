/** The values of a form: JSON. */
export type Data = null | boolean | number | string | Data[] | { [name: string]: Data };

/** Drops what no file can hold, such as undefined fields. */
export function asData(value: unknown): Data {
  return JSON.parse(JSON.stringify(value ?? null)) as Data;
}

/** Whether both are lists, or both maps. */
export function sameKind(a: Data, b: Data): boolean {
  return isCollection(a) && isCollection(b) && Array.isArray(a) === Array.isArray(b);
}

export function isEmpty(value: Data): boolean {
  return isCollection(value) && Object.keys(value).length === 0;
}

/** Deep equality; the order of keys doesn't count. */
export function same(a: Data | undefined, b: Data | undefined): boolean {
  return a === b || fields(a, b)?.every(([one, other]) => same(one, other)) === true;
}

/** Levels between this value and the deepest change. */
export function height(a: Data | undefined, b: Data | undefined): number {
  const changed = fields(a, b)?.filter(([one, other]) => !same(one, other));
  return changed ? 1 + Math.max(0, ...changed.map(([one, other]) => height(one, other))) : 0;
}

/**
 * Finds what each wanted item was before: an equal item, else the most similar one, else, if the number of items hasn't
 * changed, the one at the same index.
 * @returns indices into `before`
 */
export function matchItems(before: readonly Data[], wanted: readonly Data[]): Array<number | undefined> {
  const found: Array<number | undefined> = wanted.map(() => undefined);
  const free = new Set(before.keys());
  const take = (place: number, index: number | undefined) => {
    if (index === undefined || found[place] !== undefined || !free.delete(index)) return;
    found[place] = index;
  };
  let last = -1;
  for (const [place, value] of wanted.entries()) {
    const equal = [...free].filter((index) => same(before[index], value));
    take(place, equal.find((index) => index > last) ?? equal[0]);
    last = found[place] ?? last;
  }
  const open = wanted.flatMap((value, place) => (found[place] === undefined ? [{ value, place }] : []));
  const pairs = open.flatMap(({ value, place }) =>
    [...free].map((index) => ({ place, index, score: likeness(before[index], value) })),
  );
  pairs.sort((a, b) => b.score - a.score || Math.abs(a.index - a.place) - Math.abs(b.index - b.place));
  for (const { place, index, score } of pairs) if (score > 0) take(place, index);
  if (before.length === wanted.length) {
    for (const { place } of open) if (found[place] === undefined) take(place, [...free][0]);
  }
  return found;
}

/** The same id outweighs any number of equal fields. */
function likeness(a: Data | undefined, b: Data): number {
  if (Array.isArray(a) || Array.isArray(b)) return 0;
  const equal = fields(a, b)?.filter(([one, other]) => same(one, other)) ?? [];
  return equal.length + (equal.some(([, , name]) => name === 'id') ? 1000 : 0);
}

/** Both values of each field, if both are lists or both are maps. */
function fields(a: Data | undefined, b: Data | undefined) {
  if (!isCollection(a) || !isCollection(b) || Array.isArray(a) !== Array.isArray(b)) return undefined;
  const [one, other] = [a, b] as [Record<string, Data>, Record<string, Data>];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].map(
    (name) => [one[name], other[name], name] as const,
  );
}

function isCollection(value: Data | undefined): value is Data[] | { [name: string]: Data } {
  return typeof value === 'object' && value !== null;
}
