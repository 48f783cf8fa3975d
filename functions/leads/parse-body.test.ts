import { expect, test } from 'vitest';
import { parseForm, parseJson, typedValues } from './parse-body.ts';

const bytes = (text: string) => Buffer.from(text);

test.each([
  ['nothing', ''],
  ['broken', '{"a":'],
  ['an array', '[]'],
  ['null', 'null'],
  ['a string', '"a"'],
  ['a key twice', '{"a":1,"a":1}'],
  ['a key twice, once escaped', '{"a":1,"\\u0061":2}'],
  ['a key twice further in', '{"a":[{"b":{"c":1,"d":[{}],"c":2}}]}'],
  ['__proto__ twice', '{"__proto__":{},"__proto__":{}}'],
  ['an empty key twice', '{"":1,"":2}'],
  ['broken after great depth', `{"a":${'['.repeat(15_000)}`],
])('JSON that is %s is not read', (_, text) => {
  expect(parseJson(bytes(text))).toBeUndefined();
});

test('JSON that is not UTF-8 is not read', () => {
  expect(parseJson(Buffer.from('{"a":"\xFF"}', 'latin1'))).toBeUndefined();
  expect(parseJson(Buffer.from('{"a":"\xED\xA0\x80"}', 'latin1'))).toBeUndefined();
});

test('great depth does not overflow the stack', () => {
  const depth = 15_000;
  expect(parseJson(bytes(`{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`))).toHaveProperty('a');
});

test('keys that only look repeated are read', () => {
  const text = '{"a":"\\"a\\":1,{","b":["a","a",{"a":1},{"a":1}],"c":{"a":{"a":1}}}';
  expect(parseJson(bytes(text))).toEqual(JSON.parse(text));
});

test('__proto__ is a key like any other and changes no prototype', () => {
  const body = parseJson(bytes('{"__proto__":{"consent":true}}'));
  expect(Object.keys(body ?? {})).toEqual(['__proto__']);
  expect(body).not.toHaveProperty('consent');
});

test('a form gives the values that the schemas want', () => {
  const form = 'name=J%C3%B6rg+B.&consent=on&elapsedMs=2500.5&submissionId=abc&message=a%0D%0Ab';
  expect(parseForm(bytes(form))).toEqual({
    name: 'Jörg B.',
    consent: true,
    elapsedMs: 2500.5,
    submissionId: 'abc',
    message: 'a\r\nb',
  });
});

test('hidden fields that no script has filled are absent', () => {
  expect(parseForm(bytes('submissionId=&elapsedMs=&consent=true'))).toEqual({ consent: true });
});

test.each(['a=1&a=1', 'a&a', 'a=%FF', 'a=%', 'a=%ED%A0%80'])('the form %s is not read', (text) => {
  expect(parseForm(bytes(text))).toBeUndefined();
});

test('elapsedMs in other notations stays text, which the schema refuses', () => {
  expect(parseForm(bytes('elapsedMs=0x2000'))).toEqual({ elapsedMs: '0x2000' });
  expect(parseForm(bytes('elapsedMs=9e9'))).toEqual({ elapsedMs: '9e9' });
});

test('a form key named __proto__ changes no prototype', () => {
  expect(Object.keys(parseForm(bytes('__proto__=x')) ?? {})).toEqual(['__proto__']);
});

test('what was typed is read back even from a form that cannot be accepted', () => {
  expect(typedValues(bytes('name=A%FF&name=B&company=C'))).toEqual(
    new Map([
      ['name', 'A\uFFFD'],
      ['company', 'C'],
    ]),
  );
});
