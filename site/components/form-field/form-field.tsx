import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { CharacterCount } from '../character-count/character-count.tsx';
import { describeField, FieldError, hintId } from '../field-error/field-error.tsx';

type Control = HTMLInputElement & HTMLTextAreaElement;

/** What `register()` of react-hook-form returns, or `defaultValue` for a field that looks after itself. */
export type FieldInput = {
  ref?: Ref<Control>;
  onChange?: ChangeEventHandler<Control>;
  onBlur?: FocusEventHandler<Control>;
  defaultValue?: string;
  disabled?: boolean;
};

type Props = {
  name: string;
  /** The name unless given, for pages with several forms; its error is `<id>-error`, its hint `<id>-hint`. */
  id?: string;
  label: string;
  kind?: 'text' | 'email' | 'tel' | 'multiline';
  hint?: string | undefined;
  error?: string | undefined;
  /** UTF-16 units it may hold; shown when few are left. Nothing cuts what is typed. */
  limit?: number;
  required?: boolean;
  autoComplete?: string;
  inputProps?: FieldInput;
};

/** A labelled text field with its hint and its error. */
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
          {required && ' *'}
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
