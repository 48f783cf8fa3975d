import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { formTexts } from '#site-build';
import { businessForm } from '../../functions/leads/business.ts';
import { FORM_NAMES, type FormName } from '../../functions/leads/contract.ts';
import { enquiryForm } from '../../functions/leads/enquiry.ts';
import { formHtml } from '../../functions/leads/error-page.ts';
import type { FormDefinition } from '../../functions/leads/form-definition.ts';
import { freePromptsForm } from '../../functions/leads/free-prompts.ts';
import { popupSignupForm } from '../../functions/leads/popup-signup.ts';
import { render } from '../components/testing/render.tsx';
import { fixture } from '../testing/fixture.ts';
import { LiveBusinessForm } from './business/live-business-form.tsx';
import { EnquiryForm } from './enquiry/enquiry-form.tsx';
import { LiveFreePromptsForm } from './free-prompts/live-free-prompts-form.tsx';
import { LivePopupSignupForm } from './popup-signup/live-popup-signup-form.tsx';
import type { LeadForm } from './use-lead-form.ts';

/* The API's error pages draw the same forms as the browser, in every state. */

const { enquiry, forms, freePrompts, kickstart } = fixture;
const { required } = forms.business;
const prompts = { ...freePrompts, download: { file: '', saveAs: '' } as never };

const cases: Record<FormName, { form: FormDefinition; live: ReactNode; hidden?: Record<string, string> }> = {
  enquiry: { form: enquiryForm, live: <EnquiryForm page={enquiry} /> },
  business: {
    form: businessForm,
    live: (
      <LiveBusinessForm
        leadType="kontakt"
        labels={forms.business}
        submit={forms.business.errorPage.submit}
        labelledBy="form-heading"
        withMessage
      />
    ),
  },
  'free-prompts': {
    form: freePromptsForm,
    live: <LiveFreePromptsForm campaign={prompts} required={required} />,
  },
  'popup-signup': {
    form: popupSignupForm,
    live: <LivePopupSignupForm campaign={kickstart} required={required} />,
    hidden: { message: kickstart.heading },
  },
};

type State = { values?: Record<string, string>; errors?: string[] };
let state: State;
const errorOf = (name: string) => (state.errors?.includes(name) ? `„${name}“ <b>fehlt</b>` : undefined);

vi.mock('./use-lead-form.ts', () => ({
  useLeadForm: (): Partial<LeadForm> => ({
    stateOf: (name) => ({ value: state.values?.[name] ?? '', error: errorOf(name) }),
    items: (state.errors ?? []).map((field) => ({ field, message: errorOf(field) ?? '' })),
    announced: 0,
    isSending: false,
  }),
}));

beforeEach(() => {
  state = {};
});

describe.each(FORM_NAMES)('%s', (name) => {
  const { form, live, hidden } = cases[name];
  const fields = Object.keys(form.fields);
  // They stand outside the browser's form.
  const { conditions: _, ...texts } = formTexts[name];
  const typed = (text: string) =>
    Object.fromEntries(
      fields.map((field) => [field, { inquiryType: 'consulting', consent: 'on' }[field] ?? text]),
    );

  test.each<[string, State]>([
    ['untouched', {}],
    ['filled in', { values: typed('Jörg') }],
    ['empty, with every field wrong', { errors: fields }],
    ['filled in, with every field wrong', { values: typed('\n<b>"&\'{{error}}$&'), errors: fields }],
    ...fields.map((field): [string, State] => [`with ${field} wrong`, { errors: [field] }]),
  ])('%s', (_, given) => {
    state = given;
    const page = formHtml(form, texts, {
      values: new Map(Object.entries({ ...given.values, ...hidden, page: '/' })),
      errors: (given.errors ?? []).map((field) => ({ field, message: errorOf(field) ?? '' })),
      ...(given.errors && { failure: form.failures.other }),
    });
    expect(normalised(page.source)).toBe(normalised(render(live).replaceAll(`${name}-`, '')));
  });
});

/** HTML with a tag on each line and its attributes in order, without what only a script needs. */
const normalised = (html: string) =>
  html
    .replace(/<span class="character-count"[^>]*><\/span>/g, '')
    .replace(/<(p|span) class="visually-hidden" (?:role="status"|aria-live="polite")><\/\1>/g, '')
    .replaceAll(/>\n+</g, '><')
    .replaceAll('&#x27;', '&#39;')
    .replace(/<(\w+)((?: [\w-]+(?:="[^"]*")?)*)\/?>/g, (_, element: string, attributes: string) => {
      const list = attributes.match(/[\w-]+(?:="[^"]*")?/g) ?? [];
      const named = list.filter(
        (attribute) => element !== 'form' || !attribute.startsWith('aria-labelledby'),
      );
      const sorted = named.map((attribute) => attribute.replace(/^[^=]+/, (key) => key.toLowerCase())).sort();
      return `\n<${[element, ...sorted].join(' ')}>`;
    });
