/*
 * Drafts of forms are kept in session storage, by form and page, until sent. The start script does it rather than the
 * forms' code, so that input typed before that has loaded, or without it, is kept too. Checkboxes aren't kept, because consent
 * has to be given each time. If storage is full or blocked, drafts are silently skipped.
 */

/** Storage key that holds the key of a draft sent without the forms' code. */
export const SENT_KEY = 'draft:sent';

/** Values by field; a cleared field is empty text. Once sent, also `submissionId`. */
export type Draft = Record<string, string>;

/**
 * Starts saving drafts and restores those of the delivered page.
 * @returns true if a form of this page holds a draft
 */
export function keepDrafts(): boolean {
  addEventListener('input', ({ target }) => save(target));
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!defaultPrevented && target instanceof HTMLFormElement && target.method === 'post')
      noteSending(target);
  });
  return restoreDrafts();
}

/**
 * Puts drafts back into the forms of the open page. A value that is already in a field is newer and wins.
 * @returns true if a form of this page holds a draft
 */
export function restoreDrafts(): boolean {
  let hasDraft = false;
  for (const form of document.querySelectorAll<HTMLFormElement>('form[method=post]')) {
    for (const [name, text] of Object.entries(readDraft(keyOf(form)))) {
      const field = form.elements.namedItem(name);
      // Radio buttons form one RadioNodeList, whose value is the chosen one.
      if (field && 'value' in field) field.value ||= text;
    }
    for (const field of form.elements) if ('value' in field && field.value && save(field)) hasDraft = true;
  }
  return hasDraft;
}

/**
 * Storage key of a form's draft on the open page.
 * @param form name of the form
 */
export const draftKey = (form: string) => `draft:${form}:${location.pathname}`;

export function readDraft(key: string): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

export function addToDraft(key: string, part: Draft) {
  quietly(() => sessionStorage.setItem(key, JSON.stringify({ ...readDraft(key), ...part })));
}

export function eraseDraft(key: string) {
  quietly(() => sessionStorage.removeItem(key));
}

/** Call when the browser submits a form without its code: the thank-you page then erases its draft. */
export function noteSending(form: HTMLFormElement) {
  quietly(() => sessionStorage.setItem(SENT_KEY, keyOf(form)));
}

export function eraseSentDraft() {
  quietly(() => {
    sessionStorage.removeItem(sessionStorage.getItem(SENT_KEY) ?? '');
    sessionStorage.removeItem(SENT_KEY);
  });
}

function save(field: EventTarget | null): boolean {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  const { form, name, type, value } = field;
  // The honeypot can't be reached by Tab.
  if (form?.method !== 'post' || field.tabIndex < 0 || type === 'hidden') return false;
  if (type === 'checkbox' || (type === 'radio' && !field.matches(':checked')) || isSuggested(field))
    return false;
  addToDraft(keyOf(form), { [name]: value });
  return true;
}

/**
 * True for what the address suggests (forms/enquiry/prefill.ts). The browser may have put it back on return; as a draft
 * it would stand in for the next suggestion.
 */
function isSuggested({ value, form }: HTMLInputElement | HTMLTextAreaElement): boolean {
  const query = new URLSearchParams(location.search);
  const subject = query.get('thema')?.trim() ?? '';
  return (
    value === query.get('art') ||
    value.trim() === form?.dataset.firstLine?.replace('{{subject}}', () => subject)
  );
}

/** A form's name is the last segment of its action (functions/leads/contract.ts). */
const keyOf = (form: HTMLFormElement) => draftKey(form.action.replace(/^.*\//, ''));

function quietly(store: () => void) {
  try {
    store();
  } catch {}
}
