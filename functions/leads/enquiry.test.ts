import { expect, test } from 'vitest';
import { enquiry } from '../testing/leads.ts';
import { enquiryForm } from './enquiry.ts';
import { forms } from './forms.ts';
import { enquiryMessages } from './messages.ts';

const errorsOf = (changes: Record<string, unknown>) => {
  const reading = forms.enquiry.read({ ...enquiry, ...changes });
  return 'errors' in reading ? reading.errors.map(({ field, message }) => `${field}: ${message}`) : [];
};

test.each([
  ['inquiryType', 'kontakt'],
  ['inquiryType', ''],
  ['inquiryType', undefined],
  ['company', ' \u200B '],
  ['company', 'x'.repeat(201)],
  ['company', 'a\nb'],
  ['name', ''],
  ['name', 'x'.repeat(101)],
  ['name', 'a\u202Eb'],
  ['name', 42],
  ['email', 'joerg@'],
  ['email', `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(4)}de`],
  ['phone', undefined],
  ['phone', '0'.repeat(51)],
  ['message', '  123456789  '],
  ['message', `a long enough \0 text`],
  ['message', ['a long enough text']],
  ['consent', false],
  ['consent', 'on'],
  ['consent', undefined],
] as const)('%s: %j is answered with the message of its field', (field, value) => {
  expect(errorsOf({ [field]: value })).toEqual([`${field}: ${enquiryMessages[field]}`]);
});

test('too long a message is not answered with its shortest length', () => {
  expect(errorsOf({ message: 'x'.repeat(2001) })).toEqual([
    'message: Bitte kürzen Sie Ihre Nachricht auf höchstens 2.000 Zeichen',
  ]);
});

test('the longest values are taken, counted after trimming', () => {
  const longest = {
    company: ` ${'x'.repeat(200)} `,
    name: '😀'.repeat(50),
    phone: '0'.repeat(50),
    message: `${'x\r\n'.repeat(999)}xx`,
    page: `/${'x'.repeat(499)}`,
  };
  expect(errorsOf(longest)).toEqual([]);
});

test('a message of ten characters, line feed and tab among them, is taken', () => {
  expect(errorsOf({ message: 'ab\ncd\tefgh' })).toEqual([]);
});

test.each([
  ['company', 200],
  ['name', 100],
  ['phone', 50],
  ['message', 2000],
  ['page', 500],
])('limits count UTF-16 units, of which an emoji has two: %s, at most %i', (field, max) => {
  const longest = '😀'.repeat(max / 2);
  expect(errorsOf({ [field]: longest })).toEqual([]);
  expect(errorsOf({ [field]: `${longest}x` })).toHaveLength(1);
});

test('a message of five emoji is ten UTF-16 units long and taken', () => {
  expect(errorsOf({ message: '😀'.repeat(5) })).toEqual([]);
});

test('what is parsed is normalised', () => {
  const parsed = enquiryForm.schema.parse({
    ...enquiry,
    email: ' Joerg@EXAMPLE.org',
    message: ' eins\r\nzwei drei ',
  });
  expect(parsed).toMatchObject({ email: 'joerg@example.org', message: 'eins\nzwei drei' });
});

test.each([
  ['submissionId', 'not-a-uuid'],
  ['submissionId', ''],
  ['elapsedMs', '5000'],
  ['elapsedMs', Number.NaN],
  ['page', `/${'x'.repeat(500)}`],
  ['page', '/a\0'],
  ['website', 7],
])('the envelope is checked too: %s %j', (field, value) => {
  expect(errorsOf({ [field]: value })[0]).toMatch(new RegExp(`^${field}: `));
});

test('unknown keys are refused in a request and left out of the visitor’s fields', () => {
  expect(errorsOf({ lead_type: 'x' })).toHaveLength(1);
  expect(enquiryForm.schema.parse({ ...enquiry, lead_type: 'x' })).toEqual(enquiry);
});
