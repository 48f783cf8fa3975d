import { noteSending } from './draft.ts';

/** Milliseconds after which a form waits no longer for its code: a line that hangs must not keep what is to be sent. */
const PATIENCE = 10_000;

let isHeld = false;

/**
 * A form that is sent before its code has come waits for it, and shows that it does: the checks and messages of the code
 * come first, and what was typed stays on the page if the line fails. Without it the browser sends the form, as it does
 * without script.
 * @param fetchCode resolves when the code is there: to whether the form lives
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
  const isAlive = await Promise.race([fetchCode(), elapsed(PATIENCE)]);
  release();
  isHeld = false;
  if (isAlive) return form.requestSubmit(submitter);
  noteSending(form);
  form.submit();
}

/** The button looks as while the form is sent. Returns what takes that back, which React must not notice. */
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
