import { type Field, type FormDefinition, groupsOf } from '../../functions/leads/form-definition.ts';
import type { EnquiryPage } from '../assemble/page-types.ts';
import { ChoiceField } from '../components/choice-field/choice-field.tsx';
import { ConsentField } from '../components/consent-field/consent-field.tsx';
import { FieldPair } from '../components/form/form.tsx';
import { FormField } from '../components/form-field/form-field.tsx';

type EnquiryLabels = EnquiryPage['fields'];
type Label = EnquiryLabels['inquiryType' | 'name' | 'consent'];

export type FieldsProps = {
  form: FormDefinition;
  labels: Readonly<Record<string, Label>>;
  /** The form's, if others have other fields. */
  leadType?: string | undefined;
  /** Prefix for ids, on pages with several forms. */
  idPrefix?: string | undefined;
};

/** A form's fields as declared in functions/leads/<form>.ts. functions/leads/error-page.ts draws the same. */
export function FormFields({ form, labels, leadType, idPrefix = '' }: FieldsProps) {
  return groupsOf(form, leadType).map((group) => {
    const fields = group.flatMap(([name, field]) => {
      const label = labels[name];
      if (!label) return [];
      return <OneField key={name} {...{ name, field, label }} id={idPrefix + name} />;
    });
    return fields.length > 1 ? <FieldPair key={group[0]?.[0]}>{fields}</FieldPair> : fields;
  });
}

type Props = { name: string; id: string; field: Field; label: Label };

function OneField({ name, id, field, label }: Props) {
  if ('legend' in label) return <ChoiceField name={name} {...label} />;
  if ('link' in label) return <ConsentField name={name} id={id} text={label} />;
  const { kind, required, limit } = field;
  return (
    <FormField
      name={name}
      {...label}
      id={id}
      kind={kind === 'multiline' || kind === 'email' || kind === 'tel' ? kind : 'text'}
      {...(kind !== 'multiline' && { autoComplete: kind })}
      {...(required && { required })}
      {...(limit !== undefined && { limit })}
    />
  );
}
