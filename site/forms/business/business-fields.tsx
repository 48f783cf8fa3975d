import type { BusinessFields as Fields } from '../../../functions/leads/business.ts';
import { MESSAGE_LIMIT } from '../../../functions/leads/fields.ts';
import { FieldPair, FormNote } from '../../components/form/form.tsx';
import type { Forms } from '../../content/schemas/forms.ts';
import { ConsentBox, type DrawField, TextField } from '../draw-field.tsx';

export type BusinessField = Exclude<keyof Fields, 'website' | 'leadType'>;

type Props = {
  labels: Pick<Forms['business'], 'fields' | 'required'>;
  draw: DrawField<BusinessField>;
  /** True on the contact page only (product.md 9). */
  withMessage: boolean;
  idPrefix?: string;
};

/** Fields of the embedded form, shared by the live form and the 422 page. */
export function BusinessFields({ labels, draw, withMessage, idPrefix }: Props) {
  const { fields, required } = labels;
  const common = { draw, idPrefix };
  return (
    <>
      <FormNote>{required}</FormNote>
      <FieldPair>
        <TextField {...common} name="company" labels={fields.company} required autoComplete="organization" />
        <TextField {...common} name="name" labels={fields.name} required autoComplete="name" />
        <TextField
          {...common}
          name="email"
          labels={fields.email}
          kind="email"
          required
          autoComplete="email"
        />
        <TextField {...common} name="phone" labels={fields.phone} kind="tel" autoComplete="tel" />
      </FieldPair>
      {withMessage && (
        <TextField
          {...common}
          name="message"
          labels={fields.message}
          kind="multiline"
          limit={MESSAGE_LIMIT}
        />
      )}
      <ConsentBox {...common} name="consent" text={fields.consent} />
    </>
  );
}
