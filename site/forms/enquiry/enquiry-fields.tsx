import type { ReactNode } from 'react';
import { type EnquiryFields as Fields, MESSAGE_LIMIT } from '../../../functions/leads/enquiry.ts';
import { ChoiceField } from '../../components/choice-field/choice-field.tsx';
import { ConsentField } from '../../components/consent-field/consent-field.tsx';
import { FieldPair, FormNote } from '../../components/form/form.tsx';
import { type FieldInput, FormField } from '../../components/form-field/form-field.tsx';
import type { EnquiryPage } from '../../pages/page-data.ts';
import type { FieldState } from '../slots.tsx';

export type EnquiryField = Exclude<keyof Fields, 'website'>;

/** Draws one field of the form in a state that whoever shows the form decides. */
export type DrawField = (
  name: EnquiryField,
  render: (state: FieldState & { inputProps?: FieldInput }) => ReactNode,
) => ReactNode;

/** The fields of the enquiry form in their order, the same in the browser and on the 422 page. */
export function EnquiryFields({ page, draw }: { page: EnquiryPage; draw: DrawField }) {
  const { fields } = page;
  const textField = (
    name: 'company' | 'name' | 'email' | 'phone' | 'message',
    kind: 'text' | 'email' | 'tel' | 'multiline',
    autoComplete?: string,
  ) =>
    draw(name, ({ error, value, inputProps }) => (
      <FormField
        name={name}
        label={fields[name].label}
        hint={fields[name].hint}
        kind={kind}
        {...(name === 'message' && { limit: MESSAGE_LIMIT })}
        {...(autoComplete && { autoComplete })}
        required
        error={error}
        inputProps={inputProps ?? { defaultValue: value ?? '' }}
      />
    ));

  return (
    <>
      <FormNote>{page.required}</FormNote>
      {draw('inquiryType', ({ error, value, inputProps }) => (
        <ChoiceField
          name="inquiryType"
          legend={fields.inquiryType.legend}
          options={fields.inquiryType.options}
          error={error}
          chosen={value}
          {...(inputProps && { inputProps })}
        />
      ))}
      <FieldPair>
        {textField('company', 'text', 'organization')}
        {textField('name', 'text', 'name')}
        {textField('email', 'email', 'email')}
        {textField('phone', 'tel', 'tel')}
      </FieldPair>
      {textField('message', 'multiline')}
      {draw('consent', ({ error, value, inputProps }) => (
        <ConsentField
          name="consent"
          text={fields.consent}
          error={error}
          {...(value !== undefined && { checked: value === 'on' })}
          {...(inputProps && { inputProps })}
        />
      ))}
    </>
  );
}
