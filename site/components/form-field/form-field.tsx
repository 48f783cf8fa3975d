import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { CharacterCount } from '../character-count/character-count.tsx';
import { describeField, FieldError, hintId } from '../field-error/field-error.tsx';

type Control = HTMLInputElement & HTMLTextAreaElement;

/** Result of react-hook-form's `register()`, or `defaultValue` for an uncontrolled field. */
export type FieldInput = {
  ref?: Ref<Control>;
  onChange?: ChangeEventHandler<Control>;
  onBlur?: FocusEventHandler<Control>;
  defaultValue?: string;
  disabled?: boolean;
};

type Props = {
  name: string;
  /** Defaults to the name; differs on pages with several forms. Error and hint are `<id>-error` and `<id>-hint`. */
  id?: string;
  label: string;
  kind?: 'text' | 'email' | 'tel' | 'multiline';
  hint?: string | undefined;
  error?: string | undefined;
  /** Maximum in UTF-16 units. A count appears near it; input is never truncated. */
  limit?: number;
  required?: boolean;
  autoComplete?: string;
  inputProps?: FieldInput;
};

/** A labelled text field with hint and error. */
export function FormField({
  name,
  id = name,
  label,
  kind = 'text',
  hint,
  error,
  limit,
  required,
  autoComplete,
  inputProps,
}: Props) {
  const attributes = {
    ...inputProps,
    id,
    name,
    required,
    autoComplete,
    ...describeField(id, { error, hint }),
  };
  return (
    <div className="form-field">
      <div className="form-field-head">
        <label htmlFor={id}>
          {label}
          {required && '\u00A0*'}
        </label>
        {limit !== undefined && <CharacterCount field={id} limit={limit} />}
      </div>
      {kind === 'multiline' ? <textarea rows={5} {...attributes} /> : <input type={kind} {...attributes} />}
      {error && <FieldError name={id}>{error}</FieldError>}
      {hint && (
        <p className="form-note" id={hintId(id)}>
          {hint}
        </p>
      )}
    </div>
  );
}
