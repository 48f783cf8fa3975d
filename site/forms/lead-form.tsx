import { type ReactNode, use } from 'react';
import { endpointOf } from '../../functions/leads/contract.ts';
import { SubmitButton } from '../components/button/button.tsx';
import { Form, FormNote, Honeypot } from '../components/form/form.tsx';
import { PagePath } from '../components/site-context.ts';
import { useUiTexts } from '../components/ui-texts.ts';
import { type FieldsProps, FormFields } from './form-fields.tsx';

type Props = Omit<FieldsProps, 'leadType'> & {
  /** Hidden fields with their values. */
  hidden?: Record<string, string>;
  /** Id of the heading that names the form. */
  labelledBy?: string;
  /** Explains the asterisk. */
  required: string;
  submit: string;
  submitting: string;
  /** Notes below the fields. */
  children?: ReactNode;
} & { [Name in `data-${string}`]?: string };

/**
 * A form as it is delivered. Without script, the browser posts it; script adopts its elements as they are
 * (adopt-form.ts) and never draws it again.
 */
export function LeadForm({
  form,
  labels,
  idPrefix,
  hidden = {},
  labelledBy,
  required,
  submit,
  submitting,
  children,
  ...data
}: Props) {
  const path = use(PagePath);
  const { offline } = useUiTexts();
  return (
    <Form action={endpointOf(form.name)} method="post" aria-labelledby={labelledBy} {...data}>
      <Honeypot />
      {Object.entries({ ...hidden, page: path }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormNote>{required}</FormNote>
      <FormFields form={form} labels={labels} leadType={hidden.leadType} idPrefix={idPrefix} />
      {children}
      {/* Shown by the start script (lib/hold-submission.ts). */}
      <p className="form-outcome form-outcome-error" data-offline="" hidden>
        <b>{offline.title}</b>
        {offline.text}
      </p>
      {/* The disabled button has lost focus, so its label wouldn't be announced. */}
      <p className="visually-hidden" role="status" />
      <div>
        <SubmitButton pendingLabel={submitting}>{submit}</SubmitButton>
      </div>
    </Form>
  );
}
