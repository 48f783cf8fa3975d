/** The message below a field; the field names it in `aria-describedby`. */
export function FieldError({ name, children }: { name: string; children: string }) {
  return (
    <p className="field-error" id={errorId(name)}>
      <span>{children}</span>
    </p>
  );
}

/** Attributes by which a field tells its state: an error's and a hint's id follow from its name. */
export function describeField(
  name: string,
  { error, hint }: { error?: string | undefined; hint?: string | undefined },
) {
  const ids = [error && errorId(name), hint && hintId(name)].filter(Boolean).join(' ');
  return {
    ...(error && { 'aria-invalid': true }),
    ...(ids && { 'aria-describedby': ids }),
  };
}

export function hintId(name: string): string {
  return `${name}-hint`;
}

function errorId(name: string): string {
  return `${name}-error`;
}
