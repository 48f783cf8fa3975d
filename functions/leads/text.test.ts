import { expect, test } from 'vitest';
import {
  isEmail,
  isPlainLine,
  isPlainText,
  normaliseEmail,
  normaliseText,
  withoutInvisible,
} from './text.ts';

test('text is composed, its line ends are line feeds, and white space around it is gone', () => {
  expect(normaliseText('\u200B\u00A0\uFEFF\t u\u0308ber\r\nuns \u2028\u200B')).toBe('über\nuns');
});

test('a long run of white space inside is trimmed in no time', () => {
  const text = `a${' '.repeat(200_000)}b`;
  const began = process.cpuUsage();
  expect(normaliseText(text)).toBe(text);
  // Microseconds of the processor: other programs may run here.
  expect(process.cpuUsage(began).user).toBeLessThan(500_000);
});

test.each([
  ['NUL', 'a\0b'],
  ['escape', 'a\u001Bb'],
  ['a lone carriage return', 'a\rb'],
  ['C1 control', 'a\u0085b'],
  ['a lone high surrogate', 'a\uD83Db'],
  ['a lone low surrogate', 'a\uDE00b'],
  ['right-to-left override', 'a\u202Eb'],
  ['isolate', 'a\u2067b'],
])('%s is refused in lines and in texts', (_, text) => {
  expect([isPlainLine(text), isPlainText(text)]).toEqual([false, false]);
});

test('what is too long in any form is not composed, and what just fits is', () => {
  const composed = '\u1F82';
  const [exact, tooLong] = [5, 6].map((times) => composed.normalize('NFD').repeat(times));
  expect(normaliseText(exact ?? '', 5)).toBe(composed.repeat(5));
  expect(normaliseText(tooLong ?? '', 5)).toBe(tooLong);
  expect(normaliseText(`a${'\u0316\u0301'.repeat(8000)}`, 5).length).toBeGreaterThan(5);
});

test('line feed and tab stand in texts only', () => {
  expect(['a\nb', 'a\tb'].map(isPlainLine)).toEqual([false, false]);
  expect(isPlainText('a\n\tb')).toBe(true);
});

test.each([
  ['direction marks around a copied phone number', '\u202D+49 69\u202C', '+49 69', '+49 69'],
  ['isolates', '\u2068a\u2069', 'a', 'a'],
  ['a tab between cells', 'a\tb', 'a b', 'a\tb'],
  ['a vertical tab at a line end', 'a\vb', 'a b', 'a\nb'],
  ['controls and carriage returns', 'a\0\u0085\r\nb', 'a\nb', 'a\nb'],
])('%s, which nobody sees, go or become white space', (_, text, line, lines) => {
  expect([withoutInvisible(text, false), withoutInvisible(text, true)]).toEqual([line, lines]);
});

test('letters of any script and emoji pass', () => {
  expect(['Žofie Łukasz', '株式会社', '😀👩‍👩‍👧', 'ג׳ירף'].every(isPlainLine)).toBe(true);
});

test.each([
  'a@example.org',
  "first.last+tag'o@sub.example.co",
  'a@exämple.de',
  'a@xn--exmple-cua.de',
  'a@1.example',
  'a@example.xn--p1ai',
  'a@example.de',
  'a@почта.рф',
  'a@דוגמה.קום',
  'a@a\u0301b.de',
  `${'a'.repeat(64)}@example.org`,
  `a@${`${'b'.repeat(60)}.`.repeat(4)}example`,
])('%s is an e-mail address', (address) => {
  expect(isEmail(address)).toBe(true);
});

test.each([
  '',
  'a',
  '@example.org',
  'a@',
  'a@localhost',
  'a@example',
  'a@@example.org',
  'a b@example.org',
  'a@exa mple.com',
  '.a@example.org',
  'a..b@example.org',
  'a.@example.org',
  'a@-example.org',
  'a@example-.com',
  'a@example..com',
  'a@example.org,b@example.org',
  'a@example.org\n',
  'Name <a@example.org>',
  // Mail programs decode it, and then see two addresses.
  '=?utf-8?q?a=2c?=b@example.org',
  `${'a'.repeat(65)}@example.org`,
  `a@${`${'b'.repeat(60)}.`.repeat(4)}examples.com`,
  'x@1.1',
  'x@0x7f.1',
  'x@b.123',
  'x@b.١٢٣',
  'x@1.0x7f',
  'x@b.0x7f',
  'x@\u0301a.de',
  'x@a.\u0301de',
  'x@אa.de',
  'x@y.d',
  'x@y.d1',
  // 229 long as typed, 261 in ASCII.
  `${'x'.repeat(30)}@${`${'üaöb'.repeat(12)}.`.repeat(4)}de`,
  `x@${'ü'.repeat(60)}.de`,
])('%j is no e-mail address', (address) => {
  expect(isEmail(address)).toBe(false);
});

test.each([' Anna@BU\u0308cher.Example ', 'anna@bücher.example', 'anna@xn--bcher-kva.example'])(
  '%s is compared in lower case, composed, its domain in ASCII',
  (typed) => {
    expect(normaliseEmail(typed)).toBe('anna@xn--bcher-kva.example');
  },
);

test('what is no address is compared as it was typed', () => {
  expect(normaliseEmail(' JO\u0308RG@Bücher.Example ')).toBe('jörg@bücher.example');
});
