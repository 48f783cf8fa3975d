import { expect, test } from 'vitest';
import { attributesOf, render } from '../testing/render.tsx';
import { FormField } from './form-field.tsx';

test('an invalid field is marked, and described by its error and its hint', () => {
  const html = render(<FormField name="email" label="E-Mail" hint="Für die Antwort" error="Bitte prüfen" />);
  const { 'aria-invalid': invalid, 'aria-describedby': describedBy = '' } = attributesOf(html, 'input');
  expect(invalid).toBe('true');
  expect(describedBy).toBe('email-error email-hint');
  for (const id of describedBy.split(' ')) expect(html).toContain(`id="${id}"`);
});

test('a valid field without a hint has no description', () => {
  const attributes = attributesOf(render(<FormField name="name" label="Name" />), 'input');
  expect(attributes).not.toHaveProperty('aria-invalid');
  expect(attributes).not.toHaveProperty('aria-describedby');
});

test('the label belongs to the field', () => {
  const html = render(<FormField name="message" label="Nachricht" kind="multiline" />);
  expect(attributesOf(html, 'label').for).toBe(attributesOf(html, 'textarea').id);
});

test('input is kept and not truncated by the browser', () => {
  const html = render(
    <FormField name="name" label="Name" limit={20} inputProps={{ defaultValue: 'Müller & Söhne' }} />,
  );
  expect(attributesOf(html, 'input').value).toBe('Müller &amp; Söhne');
  expect(html).not.toMatch(/maxlength/i);
});

test('a field with a limit has a character count', () => {
  expect(render(<FormField name="message" label="Nachricht" limit={2000} />)).toContain('aria-live="polite"');
  expect(render(<FormField name="message" label="Nachricht" />)).not.toContain('aria-live');
});
