import type { ReactNode } from 'react';

/** How a field is drawn: with its message, with what was typed or chosen. */
export type FieldState = { error?: string; value?: string };

/**
 * One field of a 422 page in every state in which it can be shown; cut-form-page.ts takes the pieces from
 * these elements, functions/leads/invalid-page.ts chooses among them.
 * @param choices values among which the visitor chooses; a text field has none
 */
export function FieldSlot({
  name,
  choices,
  render,
}: {
  name: string;
  choices?: readonly string[] | undefined;
  render: (state: FieldState) => ReactNode;
}) {
  const values = choices ? ['', ...choices] : [undefined];
  return values.flatMap((choice) =>
    [undefined, '{{error}}'].map((error) => (
      <template
        key={`${choice}-${error}`}
        data-slot={name}
        data-choice={choice}
        data-invalid={error ? '' : undefined}
      >
        {render({ value: choice ?? '{{value}}', ...(error && { error }) })}
      </template>
    )),
  );
}

/** A field of a 422 page that nobody sees: it keeps what was sent, or holds `fallback`. */
export function HiddenSlot({ name, fallback }: { name: string; fallback: string }) {
  return (
    <template data-slot={name} data-fallback={fallback}>
      <input type="hidden" name={name} value="{{value}}" />
    </template>
  );
}

/** The error summary of a 422 page, as it is when so many fields have to be mended. */
export function SummarySlot({
  mistakes,
  children,
}: {
  mistakes: 'one' | 'many' | 'none';
  children: ReactNode;
}) {
  return (
    <template data-slot="summary" data-mistakes={mistakes}>
      {children}
    </template>
  );
}
