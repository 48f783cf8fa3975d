import { expect, test } from 'vitest';
import { attributesOf, render } from '../testing/render.tsx';
import { FormField } from './form-field.tsx';

test('a field is described by its hint', () => {
  const html = render(<FormField name="email" label="E-Mail" hint="Für die Antwort" />);
  const { 'aria-describedby': describedBy } = attributesOf(html, 'input');
  expect(describedBy).toBe('email-hint');
  expect(html).toContain('id="email-hint"');
});

test('a field without a hint has no description', () => {
  const attributes = attributesOf(render(<FormField name="name" label="Name" />), 'input');
  expect(attributes).not.toHaveProperty('aria-describedby');
});

test('the label belongs to the field', () => {
  const html = render(<FormField name="message" label="Nachricht" kind="multiline" />);
  expect(attributesOf(html, 'label').for).toBe(attributesOf(html, 'textarea').id);
});

test('the browser does not truncate what is typed', () => {
  expect(render(<FormField name="name" label="Name" limit={20} />)).not.toMatch(/maxlength/i);
});

test('a field with a limit has a character count', () => {
  expect(render(<FormField name="message" label="Nachricht" limit={2000} />)).toContain('aria-live="polite"');
  expect(render(<FormField name="message" label="Nachricht" />)).not.toContain('aria-live');
});
