import { type Html, html } from './html.ts';

/* A form's errors as HTML, for the browser and for the API's error page. */

/** Id of a field's error. @param id the field's */
export const errorId = (id: string) => `${id}-error`;

/** Message below a field, which references it in `aria-describedby`. */
export const fieldError = (id: string, message: string) =>
  html`<p class="field-error" id="${errorId(id)}"><span>${unbroken(message)}</span></p>`;

/** Browsers break after the hyphen of "E-Mail". */
const unbroken = (message: string) =>
  message
    .split(/(E-Mail)/)
    .map((part, index) => (index % 2 ? html`<span class="unbroken">${part}</span>` : html`${part}`));

/**
 * The form's errors, with links to the fields. Focusable as an anchor's target.
 * @param idPrefix of the fields' ids, on pages with several forms
 */
export const errorSummary = (
  { heading, text }: { heading: string; text?: string | undefined },
  items: ReadonlyArray<{ field: string; message: string }>,
  idPrefix = '',
): Html => html`<section class="error-summary" id="${idPrefix}error-summary" tabindex="-1" aria-labelledby="${idPrefix}error-summary-heading">
<h2 id="${idPrefix}error-summary-heading">${heading}</h2>
${text && html`<p>${text}</p>`}
<ul>${items.map(({ field, message }) => html`<li><a href="#${idPrefix}${field}">${message}</a></li>`)}</ul>
</section>`;
