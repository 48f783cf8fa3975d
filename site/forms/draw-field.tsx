import type { ComponentProps, ReactNode } from 'react';
import { ConsentField } from '../components/consent-field/consent-field.tsx';
import { type FieldInput, FormField } from '../components/form-field/form-field.tsx';
import type { FieldState } from './slots.tsx';

/** Renders one field; the form around it decides the field's state. */
export type DrawField<Name extends string> = (
  name: Name,
  render: (state: FieldState & { inputProps?: FieldInput }) => ReactNode,
) => ReactNode;

type Drawn<Name extends string> = {
  name: Name;
  draw: DrawField<Name>;
  /** Prefix for ids, on pages with several forms. */
  idPrefix?: string | undefined;
};

type Labels = { label: string; hint?: string | undefined };

export function TextField<Name extends string>({
  name,
  draw,
  idPrefix = '',
  labels,
  ...field
}: Drawn<Name> & { labels: Labels } & Pick<
    ComponentProps<typeof FormField>,
    'kind' | 'required' | 'autoComplete' | 'limit'
  >) {
  return draw(name, ({ error, value, inputProps }) => (
    <FormField
      {...field}
      {...labels}
      name={name}
      id={idPrefix + name}
      error={error}
      inputProps={inputProps ?? { defaultValue: value ?? '' }}
    />
  ));
}

export function ConsentBox<Name extends string>({
  name,
  draw,
  idPrefix = '',
  text,
}: Drawn<Name> & Pick<ComponentProps<typeof ConsentField>, 'text'>) {
  return draw(name, ({ error, value, inputProps }) => (
    <ConsentField
      name={name}
      id={idPrefix + name}
      text={text}
      error={error}
      {...(value !== undefined && { checked: value === 'on' })}
      {...(inputProps && { inputProps })}
    />
  ));
}
