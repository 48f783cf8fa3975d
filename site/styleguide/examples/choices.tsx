import { ChoiceField } from '../../components/choice-field/choice-field.tsx';
import { ConsentField } from '../../components/consent-field/consent-field.tsx';
import { FieldError } from '../../components/field-error/field-error.tsx';
import { Form } from '../../components/form/form.tsx';
import type { Examples } from '../component.ts';
import { LONG_HEADING, LONG_TEXT } from '../long-words.ts';

export const choices: Examples = ({ enquiry }) => ({
  title: 'Choices and errors',
  components: [
    {
      name: 'choice-field',
      use: 'Radio buttons as tiles.',
      states: {
        'nothing chosen': (
          <Form>
            <ChoiceField name="guide-choice" {...enquiry.fields.inquiryType} />
          </Form>
        ),
        chosen: (
          <Form>
            <ChoiceField name="guide-chosen" {...enquiry.fields.inquiryType} chosen="speaker" />
          </Form>
        ),
        'with error, long words': (
          <Form>
            <ChoiceField
              name="guide-choice-invalid"
              legend={LONG_HEADING}
              options={[
                { value: 'a', label: LONG_HEADING, sign: 'strategy' },
                { value: 'b', label: 'Kurz', sign: 'mindset' },
              ]}
              error="Bitte wählen Sie einen Anfrage-Typ aus"
            />
          </Form>
        ),
      },
    },
    {
      name: 'consent-field',
      use: 'Consent to the privacy policy; never checked initially.',
      states: {
        'empty, ticked, with error': (
          <Form>
            <ConsentField name="guide-consent" text={enquiry.fields.consent} />
            <ConsentField name="guide-consented" text={enquiry.fields.consent} checked />
            <ConsentField
              name="guide-refused"
              text={enquiry.fields.consent}
              error="Bitte akzeptieren Sie die Datenschutzerklärung"
            />
          </Form>
        ),
      },
    },
    {
      name: 'field-error',
      use: 'Error message below a field; fields include it.',
      states: {
        'short and long': (
          <>
            <FieldError name="guide-short">Bitte geben Sie Ihren Namen ein</FieldError>
            <FieldError name="guide-longer">{LONG_TEXT}</FieldError>
          </>
        ),
      },
    },
  ],
});
