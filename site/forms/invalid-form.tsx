import type { ReactNode } from 'react';
import { endpointOf, type FormName } from '../../functions/leads/contract.ts';
import { SubmitButton } from '../components/button/button.tsx';
import { ErrorSummary } from '../components/error-summary/error-summary.tsx';
import { Form, Honeypot } from '../components/form/form.tsx';
import { useUiTexts } from '../components/ui-texts.ts';
import { HiddenSlot, SummarySlot } from './slots.tsx';

type Props = {
  form: FormName;
  /** Hidden fields with their default values. */
  hidden: Record<string, string>;
  submit: string;
  submitting: string;
  /** The form's fields, as slots. */
  children: ReactNode;
};

/** The form of a 422 page: everything around its fields. */
export function InvalidForm({ form, hidden, submit, submitting, children }: Props) {
  const { errorSummary } = useUiTexts();
  return (
    <Form action={endpointOf(form)} method="post">
      <SummarySlot mistakes="one">
        <ErrorSummary heading={errorSummary.one} items={ITEMS} />
      </SummarySlot>
      <SummarySlot mistakes="many">
        <ErrorSummary heading={errorSummary.many} items={ITEMS} />
      </SummarySlot>
      <SummarySlot mistakes="none">
        <ErrorSummary heading="{{title}}" text="{{detail}}" items={ITEMS} />
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

const ITEMS = [{ field: '{{field}}', message: '{{message}}' }];
