import { enquiryFailure, successes } from '../../../functions/leads/messages.ts';
import { SubmitButton } from '../../components/button/button.tsx';
import { ConsentField } from '../../components/consent-field/consent-field.tsx';
import { ErrorSummary } from '../../components/error-summary/error-summary.tsx';
import { FieldPair, Form, FormNote, FormOutcome, Honeypot } from '../../components/form/form.tsx';
import { FormField } from '../../components/form-field/form-field.tsx';
import { useUiTexts } from '../../components/ui-texts.ts';
import { fillSlots } from '../../lib/fill-slots.ts';
import type { Examples } from '../component.ts';
import type { Samples } from '../samples.server.ts';

export const forms: Examples = ({ enquiry }) => ({
  title: 'Forms',
  components: [
    {
      name: 'form',
      use: 'The base of every form. Validated by the shared schema, not the browser.',
      states: {
        idle: <SampleForm page={enquiry} state="idle" />,
        submitting: <SampleForm page={enquiry} state="submitting" />,
        sent: <FormOutcome kind="success" title={sent.title} text={sent.detail} />,
        failed: <FormOutcome kind="error" title={enquiryFailure.title} text={enquiryFailure.detail} />,
      },
    },
    {
      name: 'error-summary',
      use: 'Errors above the fields, linked to them. One per page.',
      states: { 'with its form': <SampleForm page={enquiry} state="invalid" /> },
    },
  ],
});

const sent = successes.business;

type Props = { page: Samples['enquiry']; state: 'idle' | 'submitting' | 'invalid' };

function SampleForm({ page, state }: Props) {
  const { fields } = page;
  const { errorSummary } = useUiTexts();
  const isSubmitting = state === 'submitting';
  const errors = state === 'invalid' ? messages : undefined;
  const name = (field: string) => `guide-${state}-${field}`;
  const inputProps = { disabled: isSubmitting };
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <Honeypot />
      {errors && (
        <ErrorSummary
          heading={fillSlots(errorSummary.many, { count: 2 })}
          items={Object.entries(errors).map(([field, message]) => ({ field: name(field), message }))}
        />
      )}
      <FormNote>{page.required}</FormNote>
      <FieldPair>
        <FormField name={name('company')} {...fields.company} required inputProps={inputProps} />
        <FormField
          name={name('email')}
          {...fields.email}
          kind="email"
          required
          error={errors?.email}
          inputProps={inputProps}
        />
      </FieldPair>
      <ConsentField
        name={name('consent')}
        text={fields.consent}
        error={errors?.consent}
        inputProps={inputProps}
      />
      <div>
        <SubmitButton pending={isSubmitting} pendingLabel={page.submitting}>
          {page.submit}
        </SubmitButton>
      </div>
    </Form>
  );
}

const messages = {
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  consent: 'Bitte akzeptieren Sie die Datenschutzerklärung',
};
