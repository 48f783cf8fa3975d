import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
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
import { BusinessForm } from './business/business-form.tsx';
import { EnquiryForm } from './enquiry/enquiry-form.tsx';
import { FreePromptsPopup } from './free-prompts/free-prompts-popup.tsx';
import { PopupSignupPopup } from './popup-signup/popup-signup-popup.tsx';

/*
 * The API's error pages draw the same forms as are delivered. What is wrong with them is drawn by the same functions
 * (functions/leads/error-html.ts); site/e2e/form-errors.spec.ts compares the whole.
 */

const { enquiry, forms, freePrompts, kickstart } = fixture;
const { required } = forms.business;
const prompts = { ...freePrompts, download: { file: '', saveAs: '' } as never };

const cases: Record<FormName, { form: FormDefinition; drawn: ReactNode; hidden?: Record<string, string> }> = {
  enquiry: { form: enquiryForm, drawn: <EnquiryForm page={enquiry} /> },
  business: {
    form: businessForm,
    drawn: (
      <BusinessForm
        leadType="kontakt"
        labels={forms.business}
        submit={forms.business.errorPage.submit}
        labelledBy="form-heading"
      />
    ),
  },
  'free-prompts': {
    form: freePromptsForm,
    drawn: <FreePromptsPopup campaign={prompts} required={required} />,
  },
  'popup-signup': {
    form: popupSignupForm,
    drawn: <PopupSignupPopup campaign={kickstart} required={required} variant="home" />,
    hidden: { message: kickstart.heading },
  },
};

test.each(FORM_NAMES)('%s', (name) => {
  const { form, drawn, hidden } = cases[name];
  // They stand outside the delivered form.
  const { conditions: _, ...texts } = formTexts[name];
  const page = formHtml(form, texts, {
    values: new Map(Object.entries({ ...hidden, page: '/' })),
    errors: [],
  });
  const [delivered = ''] = /<form .*<\/form>/s.exec(render(drawn)) ?? [];
  expect(normalised(page.source)).toBe(normalised(delivered.replaceAll(`${name}-`, '')));
});

/** HTML with a tag on each line and its attributes in order, without what only a script needs. */
const normalised = (html: string) =>
  html
    .replace(/<span class="character-count"[^>]*><\/span>/g, '')
    .replace(/<(p|span) class="visually-hidden" (?:role="status"|aria-live="polite")><\/\1>/g, '')
    .replaceAll(' value=""', '')
    .replace(/<p class="[^"]*" data-offline.*?<\/p>/, '')
    .replaceAll(/>\n+</g, '><')
    .replaceAll('&#x27;', '&#39;')
    .replace(/<(\w+)((?: [\w-]+(?:="[^"]*")?)*)\/?>/g, (_, element: string, attributes: string) => {
      const list = attributes.match(/[\w-]+(?:="[^"]*")?/g) ?? [];
      const named = list.filter(
        (attribute) => element !== 'form' || !/^(?:aria-labelledby|data-)/.test(attribute),
      );
      const sorted = named.map((attribute) => attribute.replace(/^[^=]+/, (key) => key.toLowerCase())).sort();
      return `\n<${[element, ...sorted].join(' ')}>`;
    });

test('only the contact page’s form asks for a message', () => {
  const fieldsOf = (leadType: string) =>
    formHtml(businessForm, formTexts.business, { values: new Map([['leadType', leadType]]), errors: [] })
      .source;
  expect(fieldsOf('kontakt')).toContain('name="message"');
  expect(fieldsOf('ki-beratung')).not.toContain('name="message"');
});
