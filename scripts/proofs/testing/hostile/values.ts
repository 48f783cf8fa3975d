import fc from 'fast-check';
import type { FormName } from '../../../../functions/leads/contract.ts';
import { forms } from './model-rules.ts';

export type Fields = Array<[string, unknown]>;

/** A form's fields in any order: most valid, some missing, some unknown. */
export function fieldsOf(form: FormName): fc.Arbitrary<Fields> {
  const types = form in leadTypes ? leadTypes[form as keyof typeof leadTypes] : [''];
  const all = { ...values, leadType: seldom(fc.constantFrom(...types)) };
  const names = [...Object.keys(forms[form]), 'submissionId', 'elapsedMs', 'page', 'website'];
  const field = (name: string) =>
    fc
      .tuple(fc.constant(name), all[name as keyof typeof all], fc.nat(30))
      .map(([key, value, chance]) => (chance === 0 ? [] : [[key, value] as [string, unknown]]));
  const strange = fc
    .tuple(strangeKey, fc.oneof(word, other), fc.nat(12))
    .map(([key, value, chance]) => (chance === 0 ? [[key, value] as [string, unknown]] : []));
  return fc.tuple(...names.map(field), strange).map((parts) => parts.flat());
}

const deceiving = fc.constantFrom(
  // Controls, bidirectional marks, halves of a surrogate pair, line breaks, blanks, look-alikes.
  ...['\ud800', '\udc00', '\r\n', '\u001b[31m', 'e\u0301'],
  ...'\u0000\u0085\u202e\u2066\u200b\ufeff\ufffd\r\n\t\u007fﬁİß＝а😀\u2028\u00a0\u3000',
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>'],
  ...["' OR 1=1 --", '{{name}}', '#{7*7}', '%00'],
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
        fc.constantFrom('a', 'A.B', 'a..b', '.a', 'a+b', 'ä', '"a b"', '=?utf-8?q?a?=', 'x'.repeat(65)),
        fc.constantFrom(
          ...'example.com müller.de EXAMPLE.COM example -a.de a-.de 1.0x7f 127.0.0.1 [::1]'.split(' '),
          ...'xn--a.de a..de 例え.テスト a\u0301.de аpple.com א1.com ß.de a_b.de'.split(' '),
          `${'a'.repeat(64)}.de`,
        ),
      )
      .map((parts) => parts.join('@')),
  },
  { weight: 1, arbitrary: word },
);
/** JSON values other than strings. */
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
const strangeKey = fc.oneof(
  fc.constantFrom(
    ...'__proto__ constructor prototype toString hasOwnProperty Name id canary'.split(' '),
    ...['pending', 'source', 'lead_type', 'expiresAt', 'name\u0000', '$ne', ''],
  ),
  fc.string({ maxLength: 80 }),
);
