import fc from 'fast-check';
import { FORM_NAMES, type FormName } from '../../../../functions/leads/contract.ts';
import type { HostileRequest } from './model.ts';
import { type Fields, fieldsOf } from './values.ts';

/** Malicious requests mixed with valid ones, so that storing is tested, too. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.constantFrom(...FORM_NAMES).chain((form) => {
  const fields = fieldsOf(form);
  return fc.oneof(
    { weight: 6, arbitrary: jsonRequest(form, fields) },
    { weight: 4, arbitrary: formRequest(form, fields) },
    { weight: 1, arbitrary: rawRequest(form, fields) },
  );
});

const accept = fc.constantFrom('application/json', 'text/html,application/xhtml+xml,*/*;q=0.8', '*/*', '');
const typeOf = (type: string) =>
  fc.oneof(
    {
      weight: 15,
      arbitrary: fc.constantFrom(type, `${type};charset=utf-8`, `${type.toUpperCase()}; charset="UTF-8"`),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        `${type};charset=iso-8859-1`,
        `${type}x`,
        'text/plain',
        'multipart/form-data',
        'application/xml',
        '',
      ),
    },
  );
const encoding = fc.nat(60).map((chance) => (chance === 0 ? { contentEncoding: 'gzip' } : {}));

const jsonRequest = (form: FormName, fields: fc.Arbitrary<Fields>) =>
  fc
    .record({ fields, mutation: jsonMutation, accept, contentType: typeOf('application/json'), encoding })
    .map(({ fields: given, mutation: change, encoding: more, ...request }) => {
      const pairs = given.flatMap(([key, value]) => {
        const json = value === Number.POSITIVE_INFINITY ? '1e400' : JSON.stringify(value);
        return json === undefined ? [] : [`${JSON.stringify(key)}:${json}`];
      });
      return { form, ...request, ...more, body: change(pairs, `{${pairs.join(',')}}`) };
    });

const formRequest = (form: FormName, fields: fc.Arbitrary<Fields>) =>
  fc
    .record({
      fields,
      mutation: formMutation,
      accept,
      contentType: typeOf('application/x-www-form-urlencoded'),
      encoding,
    })
    .map(({ fields: given, mutation: change, encoding: more, ...request }) => {
      const pairs = given.map(([key, value]) => {
        const text = value === true ? 'on' : typeof value === 'string' ? value : JSON.stringify(value);
        return new URLSearchParams([[key, `${text}`]]).toString();
      });
      return { form, ...request, ...more, body: change(pairs, pairs.join('&')) };
    });

/** Arbitrary bytes under either content type, and bodies of one type sent as the other. */
const rawRequest = (form: FormName, fields: fc.Arbitrary<Fields>) =>
  fc.record({
    form: fc.constant(form),
    accept,
    contentType: fc.oneof(typeOf('application/json'), typeOf('application/x-www-form-urlencoded')),
    body: fc.oneof(
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
      fc.json().map((text) => Buffer.from(text)),
      fields.map((pairs) => Buffer.from(JSON.stringify(Object.fromEntries(pairs)))),
    ),
  });

/** Changes a body: its pairs or the text made of them. */
type Mutation = (pairs: string[], body: string) => Buffer;
const plain: Mutation = (_, body) => Buffer.from(body);

/** Mutations of JSON bodies. */
const jsonMutation: fc.Arbitrary<Mutation> = fc.oneof(
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
const formMutation: fc.Arbitrary<Mutation> = fc.oneof(
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
