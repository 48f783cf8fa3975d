import { type FormTexts, formFrame, formTexts, errorSummary as headings } from '#site-build';
import { endpointOf, type FieldError, HONEYPOT_FIELD } from './contract.ts';
import { errorSummary } from './error-html.ts';
import { fieldHtml, linked } from './field-html.ts';
import { type FormDefinition, groupsOf } from './form-definition.ts';
import { type Html, html } from './html.ts';
import type { Toast } from './messages.ts';
import { fillTemplate } from './template.ts';

export type FormState = {
  /** Typed values by field. */
  values: ReadonlyMap<string, string>;
  errors: FieldError[];
  /** Why the submission was not accepted; absent if nothing was submitted. */
  failure?: Toast;
};

/** A form's page for browsers without JavaScript: with the typed values, and what is wrong with them. */
export function errorPage(form: FormDefinition, state: FormState): string {
  const texts = formTexts[form.name];
  return fillTemplate(formFrame, {
    // Screen readers read the title first.
    title: html`${state.failure && 'Fehler: '}${texts.heading}`.source,
    heading: html`${texts.heading}`.source,
    lead: html`${texts.lead}`.source,
    form: formHtml(form, texts, state).source,
  });
}

/** The form as browsers draw it in the same state (site/forms/error-page.test.tsx), without its live regions. */
export function formHtml(form: FormDefinition, texts: FormTexts, state: FormState): Html {
  const { values, failure } = state;
  const messages = new Map(state.errors.map(({ field, message }) => [field, message]));
  // The summary links to fields: an error without a field on the page would link nowhere.
  const errors = state.errors.filter(({ field }) => Object.hasOwn(form.fields, field));
  const groups = groupsOf(form, values.get('leadType') || form.hidden.leadType).map((group) => {
    const fields = group.flatMap(([name, field]) => {
      const label = texts.fields[name];
      return label
        ? fieldHtml(field, label, { name, value: values.get(name) ?? '', error: messages.get(name) })
        : [];
    });
    return fields.length > 1 ? html`<div class="form-pair">${fields}</div>` : html`${fields}`;
  });
  return html`<form class="form" novalidate="" action="${endpointOf(form.name)}" method="post">
${honeypot}
${Object.entries(form.hidden).map(([name, fallback]) => hidden(name, values.get(name) || fallback))}
${failure && summary(failure, errors)}
${note(texts.required)}
${groups}
${texts.privacy && html`<p class="form-note">${linked(texts.privacy, '/datenschutz')}</p>`}
${texts.conditions && note(texts.conditions)}
<div>${submitButton(texts)}</div>
</form>`;
}

const honeypot = html`<p class="form-honeypot" aria-hidden="true"><label>Bitte leer lassen: <input name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></label></p>`;

const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}">`;

const note = (text: string) => html`<p class="form-note">${text}</p>`;

/** A missing field is reported as such, not as a failure of the site. */
function summary({ title, detail }: Toast, errors: FieldError[]): Html {
  const count = errors.length;
  if (count === 0) return errorSummary({ heading: title, text: detail }, errors);
  const many = fillTemplate(headings.many, { count: `${count}` });
  return errorSummary({ heading: count === 1 ? headings.one : many }, errors);
}

export const submitButton = ({ submit, submitting }: Pick<FormTexts, 'submit' | 'submitting'>) =>
  html`<button type="submit" class="button" data-pending-label="${submitting}"><span>${submit}</span><span class="button-puck"><svg aria-hidden="true" width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" stroke-width="2"><path d="M2 9h13M9.5 3.5 15 9l-5.5 5.5"></path></svg></span></button>`;
