import { describeField, FieldError } from '../field-error/field-error.tsx';
import type { FieldInput } from '../form-field/form-field.tsx';
import { Link } from '../link/link.tsx';

type Props = {
  name: string;
  /** Defaults to the name; differs on pages with several forms. */
  id?: string;
  text: { before: string; link: string; after: string };
  error?: string | undefined;
  /** Restores the visitor's choice. By law, the box must start unchecked. */
  checked?: boolean;
  inputProps?: Omit<FieldInput, 'defaultValue'>;
};

/** Consent checkbox for the privacy policy. */
export function ConsentField({ name, id = name, text, error, checked, inputProps }: Props) {
  return (
    <div className="consent-field">
      <input
        {...inputProps}
        type="checkbox"
        id={id}
        name={name}
        // Keeps browsers from restoring the tick on reload: consent has to be given each time.
        autoComplete="off"
        required
        {...(checked !== undefined && { defaultChecked: checked })}
        {...describeField(id, { error })}
      />
      <label htmlFor={id}>
        {text.before} <Link href="/privacy">{text.link}</Link> {`${text.after}\u00A0*`}
      </label>
      {error && <FieldError name={id}>{error}</FieldError>}
    </div>
  );
}
