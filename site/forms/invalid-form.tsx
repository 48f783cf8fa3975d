import type { ReactNode } from 'react';
import { endpointOf, type FormName } from '../../functions/leads/contract.ts';
import { SubmitButton } from '../components/button/button.tsx';
import { ErrorSummary } from '../components/error-summary/error-summary.tsx';
import { Form, Honeypot } from '../components/form/form.tsx';
import { HiddenSlot, SummarySlot } from './slots.tsx';

type Props = {
  form: FormName;
  /** Fields that nobody sees, with what they hold unless something else was sent. */
  hidden: Record<string, string>;
  submit: string;
  submitting: string;
  /** The form's fields, as slots. */
  children: ReactNode;
};

/** The form of a 422 page: everything around its fields. */
export function InvalidForm({ form, hidden, submit, submitting, children }: Props) {
  return (
    <Form action={endpointOf(form)} method="post">
      <SummarySlot>
        <ErrorSummary
          heading="{{title}}"
          text="{{detail}}"
          items={[{ field: '{{field}}', message: '{{message}}' }]}
        />
      </SummarySlot>
      <Honeypot />
      {Object.entries(hidden).map(([name, fallback]) => (
        <HiddenSlot key={name} name={name} fallback={fallback} />
      ))}
      {children}
      <div>
        <SubmitButton pending={false} pendingLabel={submitting}>
          {submit}
        </SubmitButton>
      </div>
    </Form>
  );
}
