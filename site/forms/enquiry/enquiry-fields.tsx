import type { EnquiryFields as Fields } from '../../../functions/leads/enquiry.ts';
import { MESSAGE_LIMIT } from '../../../functions/leads/fields.ts';
import type { EnquiryPage } from '../../assemble/page-types.ts';
import { ChoiceField } from '../../components/choice-field/choice-field.tsx';
import { FieldPair, FormNote } from '../../components/form/form.tsx';
import { ConsentBox, type DrawField, TextField } from '../draw-field.tsx';

export type EnquiryField = Exclude<keyof Fields, 'website'>;

/** Fields of the enquiry form, shared by the live form and the 422 page. */
export function EnquiryFields({ page, draw }: { page: EnquiryPage; draw: DrawField<EnquiryField> }) {
  const { fields } = page;
  const common = { draw, required: true };
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
        <TextField {...common} name="company" labels={fields.company} autoComplete="organization" />
        <TextField {...common} name="name" labels={fields.name} autoComplete="name" />
        <TextField {...common} name="email" labels={fields.email} kind="email" autoComplete="email" />
        <TextField {...common} name="phone" labels={fields.phone} kind="tel" autoComplete="tel" />
      </FieldPair>
      <TextField {...common} name="message" labels={fields.message} kind="multiline" limit={MESSAGE_LIMIT} />
      <ConsentBox name="consent" draw={draw} text={fields.consent} />
    </>
  );
}
