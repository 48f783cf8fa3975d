import fc from 'fast-check';
import { asData, type Data } from '../plain-data.ts';

/** Texts that YAML takes for something else unless quoted, and some of every kind. */
const text = fc.oneof(
  fc.constantFrom(
    'yes',
    'Nein',
    'null',
    '~',
    '1.0',
    '007',
    '2026-11-22',
    '9:30',
    '{{owner}} berät',
    '[bitte prüfen]',
    '- Punkt',
    '# Titel',
  ),
  fc.constantFrom(
    'a: b',
    'Ende #1',
    '"Zitat"',
    "'s",
    '„Ja“, sagt sie',
    ' vorn',
    'hinten ',
    '',
    '---',
    '...',
    '&a',
    '*a',
    '!x',
    '%',
    '@',
    '`',
  ),
  fc.constantFrom(
    'Zeile\nZeile',
    'Absatz\n\nAbsatz\n',
    '\n',
    'a\n\n',
    '  eingerückt\nnicht',
    'Ta\tb',
    'weich\u00adtrennen',
    'fest 5\u00a0€',
  ),
  fc
    .array(fc.constantFrom('KI', 'Beratung,', 'Führungskräfte', 'und', '–', 'Strategie:'), {
      minLength: 20,
      maxLength: 40,
    })
    .map((words) => words.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);

export const anyData: fc.Arbitrary<Data> = fc
  .letrec<{ data: Data }>((tie) => ({
    data: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      text,
      fc.constantFrom<Data>(null, true, false, 0, 1, -5, 59500, 1.5),
      fc.array(tie('data'), { maxLength: 4 }),
      fc.dictionary(fc.oneof(fc.constantFrom('id', 'title', 'text', '/pfad', 'a b'), text), tie('data'), {
        maxKeys: 4,
        noNullPrototype: true,
      }),
    ),
  }))
  .data.map(asData);

export const kinds = ['change', 'remove', 'add', 'move'] as const;
export type Kind = (typeof kinds)[number];

/** What to do where: `where` and `to` are taken modulo the number of places. */
export const anyEdit = fc.record({
  kind: fc.constantFrom(...kinds),
  where: fc.nat(),
  to: fc.nat(),
  value: anyData,
});

/** The data after the edit; the same data if it has no place for such an edit. */
export function edited(
  data: Data,
  { kind, where, to, value }: { kind: Kind; where: number; to: number; value: Data },
): Data {
  const copy = structuredClone(data);
  const all = collections(copy);
  const places = all.flatMap((collection) =>
    Object.keys(collection).map((key) => [collection, key] as const),
  );
  const lists = all.filter((collection) => Array.isArray(collection) && collection.length > 1) as Data[][];
  const [parent, key] = places[where % places.length] ?? [];
  if (kind === 'move') {
    const list = lists[where % lists.length];
    if (list) list.splice(to % list.length, 0, ...list.splice(where % list.length, 1));
  } else if (kind === 'add') {
    const target = all[where % all.length];
    if (Array.isArray(target)) target.splice(to % (target.length + 1), 0, value);
    else if (target) target[`neu${to % 9}`] = value;
  } else if (parent && key !== undefined) {
    if (kind === 'change') (parent as Record<string, Data>)[key] = value;
    else if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  }
  return copy;
}

function collections(data: Data): Array<Data[] | Record<string, Data>> {
  return typeof data === 'object' && data !== null ? [data, ...Object.values(data).flatMap(collections)] : [];
}
