/** Error message below a field, which references it in `aria-describedby`. */
export function FieldError({ name, children }: { name: string; children: string }) {
  return (
    <p className="field-error" id={errorId(name)}>
      <span>{children}</span>
    </p>
  );
}

/** ARIA attributes of a field; the ids of its error and hint derive from its name. */
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
