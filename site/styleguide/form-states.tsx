import { enquiryFailure, successes } from '../../functions/leads/messages.ts';
import { SubmitButton } from '../components/button/button.tsx';
import { ChoiceField } from '../components/choice-field/choice-field.tsx';
import { ConsentField } from '../components/consent-field/consent-field.tsx';
import { ErrorSummary } from '../components/error-summary/error-summary.tsx';
import { FieldPair, Form, FormOutcome } from '../components/form/form.tsx';
import { FormField } from '../components/form-field/form-field.tsx';
import { LONG_HEADING, LONG_TEXT } from './long-records.ts';
import { State } from './state.tsx';

const consent = { before: 'Ich habe die', link: 'Datenschutzerklärung', after: 'gelesen.' };
const errors = {
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  consent: 'Bitte akzeptieren Sie die Datenschutzerklärung',
};

/** Fields and forms in the states that a visitor only sees now and then. */
export function FormStates() {
  return (
    <>
      <State of="form-field" shows="hint, error with hint and value, disabled, long words">
        <Form>
          <FieldPair>
            <FormField name="guide-hint" label="Telefon" kind="tel" hint="Für Rückfragen zum Termin." />
            <FormField
              name="guide-invalid"
              label="E-Mail"
              kind="email"
              required
              error={errors.email}
              hint="Dorthin geht die Antwort."
              inputProps={{ defaultValue: 'erika@' }}
            />
            <FormField name="guide-disabled" label="Gesperrt" inputProps={{ disabled: true }} />
            <FormField name="guide-long" label={LONG_HEADING} error={LONG_TEXT} hint={LONG_TEXT} />
          </FieldPair>
        </Form>
      </State>
      <State of="character-count" shows="three too many; type in the first to see it appear">
        <Form>
          <FormField name="guide-limit" label="Kurze Nachricht" kind="multiline" limit={20} />
          <FormField name="guide-over" label="Kürzel" limit={5} inputProps={{ defaultValue: 'sieben.!' }} />
        </Form>
      </State>
      <State of="choice-field" shows="error, long words">
        <Form>
          <ChoiceField
            name="guide-choice"
            legend={LONG_HEADING}
            options={[
              { value: 'a', label: LONG_HEADING, sign: 'strategy' },
              { value: 'b', label: 'Kurz', sign: 'mindset' },
            ]}
            chosen="b"
            error="Bitte wählen Sie einen Anfrage-Typ aus"
          />
        </Form>
      </State>
      <State of="form, error-summary, consent-field" shows="with errors; sending; sent; failed">
        <Form>
          <ErrorSummary
            heading="Bitte prüfen Sie 2 Angaben"
            items={Object.entries(errors).map(([field, message]) => ({
              field: `guide-summary-${field}`,
              message,
            }))}
          />
          <FormField name="guide-summary-email" label="E-Mail" error={errors.email} />
          <ConsentField name="guide-summary-consent" text={consent} error={errors.consent} />
          <SubmitButton pending={false} pendingLabel="Wird gesendet...">
            Absenden
          </SubmitButton>
        </Form>
        <Form>
          <FormField
            name="guide-sending"
            label="Firma"
            inputProps={{ disabled: true, defaultValue: 'Muster' }}
          />
          <ConsentField name="guide-sending-consent" text={consent} checked inputProps={{ disabled: true }} />
          <SubmitButton pending pendingLabel="Wird gesendet...">
            Absenden
          </SubmitButton>
        </Form>
        <FormOutcome kind="success" title={successes.business.title} text={successes.business.detail} />
        <FormOutcome kind="error" title={enquiryFailure.title} text={enquiryFailure.detail} />
      </State>
    </>
  );
}
