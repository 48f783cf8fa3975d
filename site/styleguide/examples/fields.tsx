import { FieldPair, Form } from '../../components/form/form.tsx';
import { FormField } from '../../components/form-field/form-field.tsx';
import type { Examples } from '../component.ts';
import { LONG_HEADING, LONG_TEXT } from '../long-words.ts';

const error = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';

export const fields: Examples = ({ enquiry }) => ({
  title: 'Text fields',
  components: [
    {
      name: 'form-field',
      use: 'Every text field: label above, hint and error below. Always in a form.',
      states: {
        'empty, filled, with hint': (
          <Form>
            <FieldPair>
              <FormField name="guide-empty" label="Firma" required />
              <FormField name="guide-filled" label="Name" inputProps={{ defaultValue: 'Max Mustermann' }} />
              <FormField name="guide-hint" label="Telefon" kind="tel" hint="Für Rückfragen zum Termin." />
              <FormField
                name="guide-disabled"
                label="Gesperrt"
                inputProps={{ disabled: true, defaultValue: 'Wird gesendet' }}
              />
            </FieldPair>
          </Form>
        ),
        'with error, and hint, and long words': (
          <Form>
            <FormField
              name="guide-invalid"
              label="E-Mail"
              kind="email"
              required
              error={error}
              hint="Dorthin geht die Antwort."
              inputProps={{ defaultValue: 'erika@' }}
            />
            <FormField name="guide-long" label={LONG_HEADING} error={LONG_TEXT} hint={LONG_TEXT} />
          </Form>
        ),
        'of several lines': (
          <Form>
            <FormField
              name="guide-lines"
              label="Nachricht"
              kind="multiline"
              hint={enquiry.fields.message.hint}
            />
          </Form>
        ),
      },
    },
    {
      name: 'character-count',
      use: 'Remaining characters of a field with a limit; hidden until the last tenth.',
      states: {
        'in a field of 20 characters': (
          <Form>
            <FormField name="guide-limit" label="Kurze Nachricht" kind="multiline" limit={20} />
          </Form>
        ),
        'three too many': (
          <Form>
            <FormField name="guide-over" label="Kürzel" limit={5} inputProps={{ defaultValue: 'sieben.!' }} />
          </Form>
        ),
      },
    },
  ],
});
