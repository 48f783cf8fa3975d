import { expect, test } from 'vitest';
import { accepts, FilterPolicySchema } from './filter-policy.ts';

const text = (Value: string) => ({ Type: 'String', Value });
const form = text('enquiry');

test.each([
  ['no policy takes all', undefined, {}, true],
  ['what must be missing is missing', { canary: [{ exists: false }] }, { form }, true],
  ['what must be missing is there', { canary: [{ exists: false }] }, { form, canary: text('true') }, false],
  ['no attributes at all are refused', { canary: [{ exists: false }] }, {}, false],
  ['one of several values', { form: ['business', 'enquiry'] }, { form }, true],
  ['another value', { form: ['business'] }, { form }, false],
  ['every condition has to hold', { form: ['enquiry'], canary: [{ exists: true }] }, { form }, false],
])('%s', (_, policy, attributes, taken) => {
  expect(accepts(policy, attributes)).toBe(taken);
});

test('a condition that is not simulated is refused', () => {
  expect(FilterPolicySchema.safeParse({ form: [{ prefix: 'e' }] }).success).toBe(false);
});
