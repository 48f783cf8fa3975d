import { answers } from './answers.ts';
import { noteSending } from './draft.ts';

/** Milliseconds that a submission waits for the form's code: a stalled connection must not block it. */
const CODE_TIMEOUT = 10_000;

const held = new WeakSet<HTMLFormElement>();

/**
 * Holds a form submitted before its code has loaded, and shows it as pending. The code's validation then runs first. If
 * the code doesn't load, the browser submits the form; without a connection that would lead to its own error page, so
 * the form says so and keeps what was typed.
 * @param fetchCode resolves to true once the code has adopted the form
 */
export async function holdSubmission(
  event: SubmitEvent,
  form: HTMLFormElement,
  fetchCode: () => Promise<boolean>,
): Promise<void> {
  event.preventDefault();
  if (held.has(form)) return;
  held.add(form);
  sayOffline(form, false);
  const { submitter } = event;
  const release = showPending(submitter);
  const isAdopted = await Promise.race([fetchCode(), elapsed(CODE_TIMEOUT)]);
  const hasConnection = isAdopted || (await answers(location.href));
  const letGo = () => {
    release();
    held.delete(form);
  };
  if (isAdopted || !hasConnection) letGo();
  if (isAdopted) return form.requestSubmit(submitter?.isConnected ? submitter : null);
  if (!hasConnection) return sayOffline(form, true);
  noteSending(form);
  // The page is shown until the answer comes: a press would send again, and by code under another id.
  setTimeout(letGo, CODE_TIMEOUT);
  form.submit();
}

function sayOffline(form: HTMLFormElement, isShown: boolean) {
  const message = form.querySelector<HTMLElement>('[data-offline]');
  if (!message) return;
  message.role = isShown ? 'alert' : null;
  message.hidden = !isShown;
}

/**
 * Shows the button as pending: disabled and with its other label.
 * @returns undoes it, and gives the focus back that a disabled button loses
 */
export function showPending(submitter: HTMLElement | null): () => void {
  const label = submitter?.querySelector('span');
  if (!(submitter instanceof HTMLButtonElement) || !label) return () => {};
  // The nodes, not their text, which a translator may have wrapped.
  const before = [...label.childNodes];
  const hadFocus = submitter === document.activeElement;
  label.textContent = submitter.dataset.pendingLabel ?? '';
  submitter.disabled = true;
  return () => {
    label.replaceChildren(...before);
    submitter.disabled = false;
    if (hadFocus && document.activeElement === document.body) submitter.focus({ preventScroll: true });
  };
}

const elapsed = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined));
