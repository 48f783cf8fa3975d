import { errorId, errorSummary, fieldError } from '../../functions/leads/error-html.ts';
import type { Html } from '../../functions/leads/html.ts';
import { controlsOf } from './controls.ts';

/** The text of each message as drawn: the page may show a translation. */
const drawn = new WeakMap<Element, string>();

/**
 * Shows what is wrong with a form's fields: below each, in its attributes, and in a summary at the top. Touches only
 * what differs from the last call.
 * @param names all fields, in order
 * @param messages by field
 * @param headingOf heading of the summary for a number of errors
 */
export function showErrors(
  form: HTMLFormElement,
  names: readonly string[],
  messages: ReadonlyMap<string, string>,
  headingOf: (count: number) => string,
) {
  for (const name of names) showError(form, name, messages.get(name));
  const idPrefix = idPrefixOf(form, names);
  const items = names.flatMap((field) => {
    const message = messages.get(field);
    return message ? [{ field, message }] : [];
  });
  const last = form.querySelector('.error-summary');
  if (items.length === 0) return last?.remove();
  const summary = errorSummary({ heading: headingOf(items.length) }, items, idPrefix);
  draw(summary, last, (element) => placeSummary(form, element));
}

/** Before the note on required fields. */
function placeSummary(form: HTMLFormElement, summary: Element) {
  const note = form.querySelector(':scope > .form-note');
  if (note) note.before(summary);
  else form.prepend(summary);
}

function showError(form: HTMLFormElement, name: string, message: string | undefined) {
  const [control] = controlsOf(form, name);
  if (!control) return;
  // A group of radio buttons is invalid as a whole.
  const field = control.type === 'radio' ? (control.closest('fieldset') ?? control) : control;
  const id = errorId(control.id);
  const last = form.querySelector(`#${CSS.escape(id)}`);
  if (message === undefined) {
    last?.remove();
    field.setAttribute('aria-invalid', 'false');
  } else {
    field.setAttribute('aria-invalid', 'true');
    draw(fieldError(control.id, message), last, (error) => placeError(form, control, error));
  }
  describe(field, id, message !== undefined);
}

/** At the end of the field, but before its hint. */
function placeError(form: HTMLFormElement, control: Element, error: Element) {
  const hint = form.querySelector(`#${CSS.escape(`${control.id}-hint`)}`);
  if (hint) hint.before(error);
  else
    (control.closest('.form-field, .choice-field, .consent-field') ?? control.parentElement)?.append(error);
}

function describe(field: Element, id: string, isDescribed: boolean) {
  const others = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((other) => other && other !== id);
  const ids = isDescribed ? [id, ...others] : others;
  if (ids.length > 0) field.setAttribute('aria-describedby', ids.join(' '));
  else field.removeAttribute('aria-describedby');
}

/** Ids are the names of their fields, with the same prefix throughout a form. */
function idPrefixOf(form: HTMLFormElement, names: readonly string[]): string {
  for (const name of names) {
    const [control] = controlsOf(form, name);
    if (control) return control.id.slice(0, control.id.length - name.length);
  }
  return '';
}

/** Puts a message in the last one's place, unless it is the same. */
function draw({ source }: Html, last: Element | null, place: (element: Element) => void) {
  if (last && drawn.get(last) === source) return;
  const template = document.createElement('template');
  template.innerHTML = source;
  const element = template.content.firstElementChild as Element;
  drawn.set(element, source);
  if (last) last.replaceWith(element);
  else place(element);
}
