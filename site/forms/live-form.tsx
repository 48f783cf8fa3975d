import { type MouseEvent, type ReactNode, use } from 'react';
import { endpointOf } from '../../functions/leads/contract.ts';
import { SubmitButton } from '../components/button/button.tsx';
import { ErrorSummary } from '../components/error-summary/error-summary.tsx';
import { Form, FormNote, FormOutcome, Honeypot } from '../components/form/form.tsx';
import { useUiTexts } from '../components/ui-texts.ts';
import { fillSlots } from '../lib/fill-slots.ts';
import { PagePath } from '../lib/page-path.ts';
import { type FieldsProps, FormFields } from './form-fields.tsx';
import type { LeadForm } from './use-lead-form.ts';

type Props = FieldsProps & {
  lead: LeadForm;
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
};

/** The form of a page. Without JavaScript, the browser posts it. */
export function LiveForm({
  lead,
  hidden = {},
  labelledBy,
  required,
  submit,
  submitting,
  children,
  ...fields
}: Props) {
  const path = use(PagePath);
  const { errorSummary } = useUiTexts();
  const { items, announced, outcome, isSending } = lead;
  const heading = (count: number) =>
    count === 1 ? errorSummary.one : fillSlots(errorSummary.many, { count });
  return (
    <Form
      action={endpointOf(fields.form.name)}
      method="post"
      aria-labelledby={labelledBy}
      ref={lead.element}
      onSubmit={lead.submit}
      onClick={ignoreSecondClick}
    >
      {/* Announced once per attempt, while the summary below shrinks as fields are corrected. */}
      {announced > 0 && (
        <p className="visually-hidden" role="alert">
          {heading(announced)}
        </p>
      )}
      <Honeypot />
      {Object.entries({ ...hidden, page: path }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {items.length > 0 && (
        <ErrorSummary heading={heading(items.length)} items={items} idPrefix={fields.idPrefix} />
      )}
      <FormNote>{required}</FormNote>
      <FormFields {...fields} stateOf={lead.stateOf} />
      {children}
      {outcome && <FormOutcome {...outcome} />}
      {/* The disabled button has lost focus, so its label wouldn't be announced. */}
      <p className="visually-hidden" role="status">
        {isSending && submitting}
      </p>
      <div>
        <SubmitButton pending={isSending} pendingLabel={submitting}>
          {submit}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Ignores the second click of a double-click, even if the first submit has already finished. */
function ignoreSecondClick(event: MouseEvent<HTMLFormElement>) {
  const isOnButton = event.target instanceof Element && event.target.closest('[type=submit]');
  if (isOnButton && event.detail > 1) event.preventDefault();
}
