import type { ServiceSignName } from '../../assemble/page-types.ts';
import { ServiceSign } from '../service-sign/service-sign.tsx';

type Props = {
  name: string;
  legend: string;
  options: ReadonlyArray<{ value: string; label: string; sign: ServiceSignName }>;
};

/** A radio group shown as tiles. The first has the field's name as id, so that the error summary can link to it. */
export function ChoiceField({ name, legend, options }: Props) {
  return (
    <fieldset
      className="choice-field"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and only it takes aria-invalid
      role="radiogroup"
      aria-required="true"
    >
      <legend>{`${legend}\u00A0*`}</legend>
      <div className="choice-field-options">
        {options.map(({ value, label, sign }, index) => (
          <label key={value}>
            <input
              type="radio"
              id={index === 0 ? name : `${name}-${value}`}
              name={name}
              value={value}
              required
            />
            <ServiceSign sign={sign} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
