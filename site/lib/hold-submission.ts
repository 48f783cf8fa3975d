import { noteSending } from './draft.ts';

/** Milliseconds that a submission waits for the form's code: a stalled connection must not block it. */
const CODE_TIMEOUT = 10_000;

let isHeld = false;

/**
 * Holds a form submitted before its code has loaded, and shows it as pending. The code's validation then runs first,
 * and input stays on the page if the connection fails. If the code doesn't load, the browser submits the form.
 * @param fetchCode resolves to true once the form is hydrated
 */
export async function holdSubmission(
  event: SubmitEvent,
  form: HTMLFormElement,
  fetchCode: () => Promise<boolean>,
): Promise<void> {
  event.preventDefault();
  if (isHeld) return;
  isHeld = true;
  const { submitter } = event;
  const release = showPending(submitter);
  const isHydrated = await Promise.race([fetchCode(), elapsed(CODE_TIMEOUT)]);
  release();
  isHeld = false;
  if (isHydrated) return form.requestSubmit(submitter);
  noteSending(form);
  form.submit();
}

/** Shows the button as pending. Returns an undo, so that hydration finds the prerendered markup. */
function showPending(submitter: HTMLElement | null): () => void {
  const label = submitter?.querySelector('span');
  if (!(submitter instanceof HTMLButtonElement) || !label) return () => {};
  const before = label.textContent;
  const hadFocus = submitter === document.activeElement;
  label.textContent = submitter.dataset.pendingLabel ?? before;
  submitter.disabled = true;
  return () => {
    label.textContent = before;
    submitter.disabled = false;
    if (hadFocus && document.activeElement === document.body) submitter.focus({ preventScroll: true });
  };
}

const elapsed = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined));
