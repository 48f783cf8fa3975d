import { holdSubmission } from '../client/hold-submission.ts';
import { isInUse } from '../client/popups.ts';

const uses = ['focusin', 'pointerdown', 'input', 'change'] as const;

/**
 * Has a prerendered form brought to life when somebody uses it, or has done so already. What is sent before that waits
 * for it, and without it the browser sends it, as it does without script.
 * @param place the element around the form
 * @param enliven resolves when the form lives; rejects if it never will
 * @returns stops waiting
 */
export function whenUsed(place: HTMLElement, enliven: () => Promise<void>): () => void {
  const form = place.querySelector('form');
  const waiting = new AbortController();
  let life: Promise<boolean> | undefined;

  const start = () => {
    life ??= enliven()
      .then(
        () => true,
        (error) => {
          console.error('The form stays as it was delivered.', error);
          return false;
        },
      )
      .finally(() => waiting.abort());
    return life;
  };

  const hold = (event: SubmitEvent) => {
    if (form) holdSubmission(event, form, start);
  };

  const { signal } = waiting;
  for (const type of uses) place.addEventListener(type, start, { signal });
  place.addEventListener('submit', hold, { capture: true, signal });
  if (form && isInUse(form)) start();
  return () => waiting.abort();
}
