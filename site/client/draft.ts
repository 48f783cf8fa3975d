import { HONEYPOT_FIELD } from '../../functions/leads/contract.ts';

/*
 * What is typed and chosen in a form is kept in the tab's session storage, under a key for each form and page, until
 * it is sent. The starter does it, not React: what is typed before React has come, or without it, is kept, too.
 * Agreement is given anew each time, so boxes are not kept. A storage that is full or closed is done without, silently.
 */

/** UTF-16 units of a field; more is no enquiry, the longest field takes 2000. */
const LONGEST = 5000;

/** Where the key of the draft stands that the browser has sent without React. */
const SENT = 'draft:sent';

/** What was typed and chosen in a form, by field; empty text where it was taken away again. */
export type Draft = Record<string, string>;

/**
 * Keeps from now on what is typed, and shows what was typed before; what stands in a field already is newer.
 * @returns whether the visitor has typed something in a form of this page
 */
export function keepDrafts(): boolean {
  addEventListener('input', ({ target }) => keep(target));
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!defaultPrevented && target instanceof HTMLFormElement && target.method === 'post')
      noteSending(target);
  });
  let isAny = false;
  for (const form of document.querySelectorAll<HTMLFormElement>('form[method=post]')) {
    for (const [name, text] of Object.entries(readDraft(keyOf(form)))) {
      const field = form.elements.namedItem(name);
      // Radio buttons are one field here, too: it has the value of the chosen one.
      if (field && 'value' in field) field.value ||= text;
    }
    for (const field of form.elements) if ('value' in field && field.value && keep(field)) isAny = true;
  }
  return isAny;
}

/**
 * Where the draft of a form is kept.
 * @param form its name; it stands on the page that is open
 */
export const draftKey = (form: string) => `draft:${form}:${location.pathname}`;

export function readDraft(key: string): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

export function eraseDraft(key: string) {
  quietly(() => sessionStorage.removeItem(key));
}

/** The browser sends a form by itself: its draft goes when the page that thanks for it is shown. */
export function noteSending(form: HTMLFormElement) {
  quietly(() => sessionStorage.setItem(SENT, keyOf(form)));
}

export function eraseSent() {
  quietly(() => {
    sessionStorage.removeItem(sessionStorage.getItem(SENT) ?? '');
    sessionStorage.removeItem(SENT);
  });
}

function keep(field: EventTarget | null): boolean {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  const { form, name, type, value } = field;
  if (form?.method !== 'post' || name === HONEYPOT_FIELD || type === 'hidden') return false;
  if (type === 'checkbox' || (type === 'radio' && !field.matches(':checked'))) return false;
  const key = keyOf(form);
  const draft = { ...readDraft(key), [name]: value.slice(0, LONGEST) };
  quietly(() => sessionStorage.setItem(key, JSON.stringify(draft)));
  return true;
}

/** The name of a form is the end of its address (functions/leads/contract.ts). */
const keyOf = (form: HTMLFormElement) => draftKey(form.action.replace(/.*\//, ''));

function quietly(store: () => void) {
  try {
    store();
  } catch {}
}
