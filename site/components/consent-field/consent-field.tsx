import { describeField, FieldError } from '../field-error/field-error.tsx';
import type { FieldInput } from '../form-field/form-field.tsx';
import { Link } from '../link/link.tsx';

type Props = {
  name: string;
  /** The name unless given, for pages with several forms. */
  id?: string;
  text: { before: string; link: string; after: string };
  error?: string | undefined;
  /** Whether the box is ticked at first; law wants it to be empty unless the visitor has ticked it. */
  checked?: boolean;
  inputProps?: Omit<FieldInput, 'defaultValue'>;
};

/** The box by which the visitor agrees to the privacy policy. */
export function ConsentField({ name, id = name, text, error, checked, inputProps }: Props) {
  return (
    <div className="consent-field">
      <input
        {...inputProps}
        type="checkbox"
        id={id}
        name={name}
        // Browsers tick again what was ticked before a reload; agreement is given each time.
        autoComplete="off"
        required
        {...(checked !== undefined && { defaultChecked: checked })}
        {...describeField(id, { error })}
      />
      <label htmlFor={id}>
        {text.before} <Link href="/privacy">{text.link}</Link> {text.after} *
      </label>
      {error && <FieldError name={id}>{error}</FieldError>}
    </div>
  );
}
