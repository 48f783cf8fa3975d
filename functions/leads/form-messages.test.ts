import { expect, test } from 'vitest';
import { filledIn } from '../testing/leads.ts';
import { forms } from './forms.ts';
import { businessMessages, freePromptsMessages, popupSignupMessages } from './messages.ts';

type Name = 'business' | 'free-prompts' | 'popup-signup';

/** Errors of a form filled in with changes. */
const errorsOf = (form: Name, changes: Record<string, unknown>) => {
  const reading = forms[form].read({ ...filledIn[form], ...changes });
  return 'errors' in reading ? reading.errors : [];
};

const longEmail = `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(4)}de`;
const odd = 'Diese Angabe ist ungültig';

test.each([
  ['business', 'company', '', businessMessages.company],
  ['business', 'company', 'x'.repeat(201), businessMessages.company],
  ['business', 'name', ' \u00A0\u200B', businessMessages.name],
  ['business', 'name', 'x'.repeat(101), businessMessages.name],
  ['business', 'email', longEmail, businessMessages.email],
  ['business', 'phone', '0'.repeat(51), 'Bitte kürzen Sie die Telefonnummer auf höchstens 50 Zeichen'],
  ['business', 'phone', 49, odd],
  ['business', 'phone', '1\n2', odd],
  ['business', 'message', 'x'.repeat(2001), 'Bitte kürzen Sie Ihre Nachricht auf höchstens 2.000 Zeichen'],
  ['business', 'message', 'a\u202Eb', odd],
  ['business', 'message', null, odd],
  ['business', 'consent', false, businessMessages.consent],
  ['free-prompts', 'name', 'J', freePromptsMessages.nameTooShort],
  ['free-prompts', 'name', ' J ', freePromptsMessages.nameTooShort],
  ['free-prompts', 'name', undefined, freePromptsMessages.nameTooShort],
  ['free-prompts', 'name', '😀'.repeat(50).concat('x'), freePromptsMessages.nameTooLong],
  ['free-prompts', 'name', 'Jö\0rg', odd],
  ['free-prompts', 'email', 'joerg@', freePromptsMessages.email],
  ['free-prompts', 'email', longEmail, freePromptsMessages.emailTooLong],
  ['free-prompts', 'consent', 'on', freePromptsMessages.consent],
  ['popup-signup', 'name', 'J', popupSignupMessages.name],
  ['popup-signup', 'name', 'x'.repeat(101), popupSignupMessages.name],
  ['popup-signup', 'email', longEmail, popupSignupMessages.email],
  [
    'popup-signup',
    'message',
    'x'.repeat(2001),
    'Bitte kürzen Sie Ihre Nachricht auf höchstens 2.000 Zeichen',
  ],
  ['popup-signup', 'consent', true, 'Dieses Feld ist nicht vorgesehen'],
] as const)('%s %s: %j', (form, field, value, message) => {
  expect(errorsOf(form, { [field]: value }).find((error) => error.field === field)?.message).toBe(message);
});

test.each([
  ['business', { phone: '0'.repeat(50), message: 'x\r\n'.repeat(1000), company: 'x' }],
  ['business', { phone: null, message: '' }],
  ['business', { phone: undefined, message: undefined }],
  ['free-prompts', { name: 'Jö' }],
  ['popup-signup', { name: '😀'.repeat(50), message: 'ab\tc' }],
] as const)('%s takes %j', (form, changes) => {
  expect(errorsOf(form, changes)).toEqual([]);
});

test.each([
  ['business', 'source'],
  ['free-prompts', 'leadType'],
  ['free-prompts', 'phone'],
  ['popup-signup', 'consent'],
  ['popup-signup', 'company'],
] as const)('%s knows no %s', (form, key) => {
  expect(errorsOf(form, { [key]: true })).toHaveLength(1);
});
