import { expect, test } from 'vitest';
import { attributesOf, render } from '../testing/render.tsx';
import { ChoiceField } from './choice-field.tsx';

const options = [
  { value: 'speaker', label: 'Vortrag', sign: 'speaking' },
  { value: 'consulting', label: 'Beratung', sign: 'consulting' },
] as const;

test('the error belongs to the group, and its link leads to the first choice', () => {
  const html = render(
    <ChoiceField name="inquiryType" legend="Worum?" options={options} error="Bitte wählen" />,
  );
  expect(attributesOf(html, 'fieldset')).toMatchObject({
    'aria-invalid': 'true',
    'aria-describedby': 'inquiryType-error',
  });
  expect(attributesOf(html, 'input')).toMatchObject({ id: 'inquiryType', value: 'speaker' });
});

test('nothing is selected initially', () => {
  const draw = (chosen?: string) =>
    render(<ChoiceField name="inquiryType" legend="Worum?" options={options} chosen={chosen} />);
  expect(draw()).not.toContain('checked');
  expect(draw('consulting').match(/<input[^>]*checked[^>]*>/g)).toEqual([
    expect.stringContaining('value="consulting"'),
  ]);
});
