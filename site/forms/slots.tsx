import type { ReactNode } from 'react';

export type FieldState = { error?: string; value?: string };

/**
 * One field of a 422 page in every state. cut-form-page.ts extracts the variants, functions/leads/invalid-page.ts
 * chooses among them.
 * @param choices values of a choice field; undefined for text fields
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

/** A hidden field of a 422 page: keeps the submitted value, or `fallback`. */
export function HiddenSlot({ name, fallback }: { name: string; fallback: string }) {
  return (
    <template data-slot={name} data-fallback={fallback}>
      <input type="hidden" name={name} value="{{value}}" />
    </template>
  );
}

/** The error summary of a 422 page, for one, many or no field errors. */
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
