import fc from 'fast-check';

/** Changes a body: its pairs or the text made of them. */
export type Mutation = (pairs: string[], body: string) => Buffer;
const plain: Mutation = (_, body) => Buffer.from(body);

/** Mutations of JSON bodies. */
export const jsonMutation: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 20, arbitrary: fc.constant(plain) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Mutation>(
      (pairs) => Buffer.from(`{${[...pairs, pairs[0]].filter(Boolean).join(',')}}`),
      (pairs) => Buffer.from(`{${[...pairs, '"n\\u0061me":"x"'].join(',')}}`),
      (pairs) => Buffer.from(`{${[...pairs, '"x":{"a":1,"\\u0061":2}'].join(',')}}`),
      (pairs) => Buffer.from(`{${[...pairs, `"tief":${'['.repeat(9000)}${']'.repeat(9000)}`].join(',')}}`),
      (pairs) =>
        Buffer.from(`{${[...pairs, `"tief":${'{"a":'.repeat(4000)}1${'}'.repeat(4000)}`].join(',')}}`),
      (_, body) => Buffer.from(body.slice(0, -1)),
      (_, body) => Buffer.from(`\ufeff${body}`),
      (_, body) => Buffer.from(`${body}${' '.repeat(33_000)}`),
      (_, body) => Buffer.from(`${' '.repeat(Math.max(0, 32 * 1024 - Buffer.byteLength(body)))}${body}`),
      (_, body) => Buffer.from(body, 'utf16le'),
      (_, body) => Buffer.from(body, 'latin1'),
      (_, body) => Buffer.concat([Buffer.from(body.slice(0, -1)), Buffer.from([0xff, 0x7d])]),
      (_, body) => Buffer.from(`[${body}]`),
      () => Buffer.alloc(0),
    ),
  },
);

/** Mutations of form bodies. */
export const formMutation: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 20, arbitrary: fc.constant(plain) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Mutation>(
      (pairs) => Buffer.from([...pairs, pairs[0]].join('&')),
      (pairs) => Buffer.from([...pairs, 'n%61me=x'].join('&')),
      (_, body) => Buffer.from(`${body}&x=%`),
      (_, body) => Buffer.from(`${body}&x=%ff`),
      (_, body) => Buffer.from(`${body}&x=%ed%a0%80`),
      (_, body) => Buffer.from(`&&${body}&&`),
      (_, body) => Buffer.from(`${body}&=`),
      (_, body) => Buffer.from(`${body}&x=${'ü'.repeat(17_000)}`),
      (_, body) => Buffer.from(body.replaceAll('+', '%20').replaceAll('=', '=%EF%BB%BF')),
      (_, body) => Buffer.concat([Buffer.from(body), Buffer.from([0xc3, 0x28])]),
    ),
  },
);
