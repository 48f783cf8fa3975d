import { CharacterCount } from '../character-count/character-count.tsx';

type Props = {
  name: string;
  /** Defaults to the name; differs on pages with several forms. Error and hint are `<id>-error` and `<id>-hint`. */
  id?: string;
  label: string;
  kind?: 'text' | 'email' | 'tel' | 'multiline';
  hint?: string | undefined;
  /** Maximum in UTF-16 units. A count appears near it; input is never truncated. */
  limit?: number;
  required?: boolean;
  autoComplete?: string;
};

/** A labelled text field with a hint. forms/show-errors.ts adds its error. */
export function FormField({
  name,
  id = name,
  label,
  kind = 'text',
  hint,
  limit,
  required,
  autoComplete,
}: Props) {
  const hintId = hint && `${id}-hint`;
  const attributes = { id, name, required, autoComplete, 'aria-describedby': hintId };
  return (
    <div className="form-field">
      <div className="form-field-head">
        <label htmlFor={id}>
          {label}
          {required && '\u00A0*'}
        </label>
        {limit !== undefined && <CharacterCount limit={limit} />}
      </div>
      {kind === 'multiline' ? <textarea rows={5} {...attributes} /> : <input type={kind} {...attributes} />}
      {hint && (
        <p className="form-note" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
