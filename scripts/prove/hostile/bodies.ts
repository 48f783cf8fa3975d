import fc from 'fast-check';
import { FORM_NAMES, type FormName } from '../../../functions/leads/contract.ts';
import type { HostileRequest } from './model.ts';

/** Requests as nobody sends them who means well, and among them good ones, so that it is seen what is stored. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.constantFrom(...FORM_NAMES).chain((form) => {
  const fields = fieldsOf(form);
  return fc.oneof(
    { weight: 6, arbitrary: jsonRequest(form, fields) },
    { weight: 4, arbitrary: formRequest(form, fields) },
    { weight: 1, arbitrary: rawRequest(form, fields) },
  );
});

type Fields = Array<[string, unknown]>;

const deceiving = fc.constantFrom(
  ...['\u0000', '\u001b[31m', '\u0085', '\u202e', '\u2066', '\u200b', '\ufeff', '\ud800', '\udc00', '\ufffd'],
  ...[
    '\r\n',
    '\n',
    '\r',
    '\t',
    '\u007f',
    'e\u0301',
    'ﬁ',
    'İ',
    'ß',
    '＝',
    'а',
    '😀',
    '\u2028',
    '\u00a0',
    '\u3000',
  ],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' OR 1=1 --",
    '{{name}}',
    '#{7*7}',
    '%00',
  ],
);
const word = fc.oneof(
  { weight: 5, arbitrary: fc.string({ minLength: 2, maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.string({ maxLength: 12 }), deceiving, fc.string({ maxLength: 12 }))
      .map((parts) => parts.join('')),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('a', 'ü', '😀', ' ', '\u0301'), fc.nat(2100))
      .map(([unit, times]) => unit.repeat(times)),
  },
);
const sentence = fc.tuple(fc.constant('Guten Tag, '), word).map((parts) => parts.join(''));
const address = fc.oneof(
  { weight: 5, arbitrary: fc.emailAddress() },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('a', 'A.B', 'a..b', '.a', 'a+b', 'ä', '"a b"', 'x'.repeat(65)),
        fc.constantFrom(
          'example.com',
          'müller.de',
          'EXAMPLE.COM',
          'example',
          '-a.de',
          'a-.de',
          '1.0x7f',
          '127.0.0.1',
          '[::1]',
          'xn--a.de',
          'a..de',
          '例え.テスト',
          'a\u0301.de',
          `${'a'.repeat(64)}.de`,
          'аpple.com',
          'א1.com',
          'ß.de',
          'a_b.de',
        ),
      )
      .map((parts) => parts.join('@')),
  },
  { weight: 1, arbitrary: word },
);
/** What JSON can be in the place of a text. */
const other = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -0, Number.POSITIVE_INFINITY, '', 'true', 'on', {}, []),
  fc.double(),
  fc.jsonValue({ maxDepth: 4 }),
);
const seldom = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<unknown> = other) =>
  fc.oneof({ weight: 20, arbitrary: usual as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: odd });

const values: Record<string, fc.Arbitrary<unknown>> = {
  inquiryType: seldom(fc.constantFrom('speaker', 'business-coach', 'consulting')),
  company: seldom(word),
  name: seldom(word),
  email: seldom(address),
  phone: seldom(fc.oneof(word, fc.constantFrom('+49 69 90009 123', '', ' '))),
  message: seldom(fc.oneof(sentence, word)),
  consent: seldom(fc.constant(true)),
  submissionId: seldom(
    fc.uuid(),
    fc.oneof(word, other, fc.constantFrom('00000000-0000-0000-0000-000000000000')),
  ),
  elapsedMs: seldom(
    fc.integer({ min: 2000, max: 1e9 }),
    fc.oneof(fc.double(), other, fc.integer({ max: 1999 })),
  ),
  page: seldom(word),
  website: seldom(fc.constantFrom('', ' '), fc.oneof(word, other)),
};
const leadTypes = {
  business: ['ki-beratung', 'kontakt', 'ki-workshops'],
  'popup-signup': ['herbst-kickstart'],
};
const NAMES: Record<FormName, string[]> = {
  enquiry: ['inquiryType', 'company', 'name', 'email', 'phone', 'message', 'consent'],
  business: ['leadType', 'company', 'name', 'email', 'phone', 'message', 'consent'],
  'free-prompts': ['name', 'email', 'consent'],
  'popup-signup': ['leadType', 'name', 'email', 'message'],
};
const strangeKey = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '',
    'Name',
    'id',
    'canary',
    'pending',
    'source',
    'lead_type',
    'expiresAt',
    'name\u0000',
    '$ne',
  ),
  fc.string({ maxLength: 80 }),
);

/** The fields of a form, most of them right; some missing, some of nobody's, in any order. */
function fieldsOf(form: FormName): fc.Arbitrary<Fields> {
  const types = form in leadTypes ? leadTypes[form as keyof typeof leadTypes] : [''];
  const all = { ...values, leadType: seldom(fc.constantFrom(...types)) };
  const names = [...NAMES[form], 'submissionId', 'elapsedMs', 'page', 'website'];
  const field = (name: string) =>
    fc
      .tuple(fc.constant(name), all[name as keyof typeof all], fc.nat(30))
      .map(([key, value, chance]) => (chance === 0 ? [] : [[key, value] as [string, unknown]]));
  const strange = fc
    .tuple(strangeKey, fc.oneof(word, other), fc.nat(12))
    .map(([key, value, chance]) => (chance === 0 ? [[key, value] as [string, unknown]] : []));
  return fc.tuple(...names.map(field), strange).map((parts) => parts.flat());
}

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
    .record({ fields, twist, accept, contentType: typeOf('application/json'), encoding })
    .map(({ fields: given, twist: change, encoding: more, ...request }) => {
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
      twist: formTwist,
      accept,
      contentType: typeOf('application/x-www-form-urlencoded'),
      encoding,
    })
    .map(({ fields: given, twist: change, encoding: more, ...request }) => {
      const pairs = given.map(([key, value]) => {
        const text = value === true ? 'on' : typeof value === 'string' ? value : JSON.stringify(value);
        return new URLSearchParams([[key, `${text}`]]).toString();
      });
      return { form, ...request, ...more, body: change(pairs, pairs.join('&')) };
    });

/** Bytes of any kind under either name, also bodies of a form under the other. */
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

type Twist = (pairs: string[], body: string) => Buffer;
const plain: Twist = (_, body) => Buffer.from(body);

/** What is done to JSON on top of it. */
const twist: fc.Arbitrary<Twist> = fc.oneof(
  { weight: 20, arbitrary: fc.constant(plain) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Twist>(
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

const formTwist: fc.Arbitrary<Twist> = fc.oneof(
  { weight: 20, arbitrary: fc.constant(plain) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Twist>(
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
