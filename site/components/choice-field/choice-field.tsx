import type { ServiceSignName } from '../../assemble/page-types.ts';
import { describeField, FieldError } from '../field-error/field-error.tsx';
import type { FieldInput } from '../form-field/form-field.tsx';
import { ServiceSign } from '../service-sign/service-sign.tsx';

type Props = {
  name: string;
  legend: string;
  options: ReadonlyArray<{ value: string; label: string; sign: ServiceSignName }>;
  error?: string | undefined;
  /** Initially selected value. */
  chosen?: string | undefined;
  inputProps?: Omit<FieldInput, 'defaultValue'>;
};

/** A radio group shown as tiles. The first has the field's name as id, so that the error summary can link to it. */
export function ChoiceField({ name, legend, options, error, chosen, inputProps }: Props) {
  return (
    <fieldset
      className="choice-field"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and only it takes aria-invalid
      role="radiogroup"
      aria-required="true"
      {...describeField(name, { error })}
    >
      <legend>{`${legend}\u00A0*`}</legend>
      <div className="choice-field-options">
        {options.map(({ value, label, sign }, index) => (
          <label key={value}>
            <input
              {...inputProps}
              type="radio"
              id={index === 0 ? name : `${name}-${value}`}
              name={name}
              value={value}
              required
              {...(chosen !== undefined && { defaultChecked: chosen === value })}
            />
            <ServiceSign sign={sign} />
            {label}
          </label>
        ))}
      </div>
      {error && <FieldError name={name}>{error}</FieldError>}
    </fieldset>
  );
}
