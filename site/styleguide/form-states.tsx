import { useEffect, useRef } from 'react';
import { enquiryFailure, successes } from '../../functions/leads/messages.ts';
import { SubmitButton } from '../components/button/button.tsx';
import { ChoiceField } from '../components/choice-field/choice-field.tsx';
import { ConsentField } from '../components/consent-field/consent-field.tsx';
import { FieldPair, Form } from '../components/form/form.tsx';
import { FormField } from '../components/form-field/form-field.tsx';
import { countCharacters } from '../forms/count-characters.ts';
import { showErrors } from '../forms/show-errors.ts';
import { showOutcome } from '../forms/show-outcome.ts';
import { showPending } from '../lib/hold-submission.ts';
import { LONG_HEADING, LONG_TEXT } from './long-records.ts';
import { State } from './state.tsx';

const consent = { before: 'Ich habe die', link: 'Datenschutzerklärung', after: 'gelesen.' };
const emailError = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';

/** Fields and forms in the states that a visitor only sees now and then. */
export function FormStates() {
  return (
    <>
      <State of="form-field" shows="hint, error with hint and value, disabled, long words">
        <Form ref={useErrors({ invalid: emailError, long: LONG_TEXT })}>
          <FieldPair>
            <FormField name="guide-hint" label="Telefon" kind="tel" hint="Für Rückfragen zum Termin." />
            <FormField
              name="invalid"
              id="guide-a-invalid"
              label="E-Mail"
              kind="email"
              required
              hint="Dorthin geht die Antwort."
            />
            <FormField name="long" id="guide-a-long" label={LONG_HEADING} hint={LONG_TEXT} />
          </FieldPair>
        </Form>
      </State>
      <State of="character-count" shows="type to see it appear: near the limit, and beyond it">
        <Form ref={useOnce(countCharacters)}>
          <FormField name="guide-limit" label="Kurze Nachricht" kind="multiline" limit={20} />
        </Form>
      </State>
      <State of="choice-field" shows="error, long words">
        <Form ref={useErrors({ 'guide-choice': 'Bitte wählen Sie einen Anfrage-Typ aus' })}>
          <ChoiceField
            name="guide-choice"
            legend={LONG_HEADING}
            options={[
              { value: 'a', label: LONG_HEADING, sign: 'strategy' },
              { value: 'b', label: 'Kurz', sign: 'mindset' },
            ]}
          />
        </Form>
      </State>
      <State of="form, error-summary, consent-field" shows="with errors; sending; sent; failed">
        <Form
          ref={useErrors({
            email: emailError,
            consent: 'Bitte akzeptieren Sie die Datenschutzerklärung',
          })}
        >
          <FormField name="email" id="guide-b-email" label="E-Mail" />
          <ConsentField name="consent" id="guide-b-consent" text={consent} />
          <SubmitButton pendingLabel="Wird gesendet...">Absenden</SubmitButton>
        </Form>
        <Form ref={useOnce((form) => showPending(form.querySelector('button')))}>
          <SubmitButton pendingLabel="Wird gesendet...">Absenden</SubmitButton>
        </Form>
        <Form ref={useOutcome('success')}>{null}</Form>
        <Form ref={useOutcome('error')}>{null}</Form>
      </State>
    </>
  );
}

function useOnce(act: (form: HTMLFormElement) => void) {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the states don't change
  useEffect(() => {
    if (form.current) act(form.current);
  }, []);
  return form;
}

const useErrors = (errors: Record<string, string>) =>
  useOnce((form) =>
    showErrors(
      form,
      Object.keys(errors),
      new Map(Object.entries(errors)),
      // Landmarks of one page need different names.
      (count) => `Bitte prüfen Sie ${count} Angaben (${Object.keys(errors).join(', ')})`,
    ),
  );

const useOutcome = (kind: 'success' | 'error') => {
  const { title, detail: text } = kind === 'success' ? successes.business : enquiryFailure;
  return useOnce((form) => showOutcome(form, { kind, title, text }));
};
