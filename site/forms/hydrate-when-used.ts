import { isInUse } from '../components/popup-shell/popups.ts';
import { holdSubmission } from '../lib/hold-submission.ts';

const uses = ['focusin', 'pointerdown', 'input', 'change'] as const;

/**
 * Hydrates a prerendered form when somebody uses it, or has already. A submission before that is held; if hydration
 * fails, the browser submits the form.
 * @param container the element around the form
 * @param hydrate resolves once the form is hydrated
 * @returns stops waiting
 */
export function hydrateWhenUsed(container: HTMLElement, hydrate: () => Promise<void>): () => void {
  const form = container.querySelector('form');
  const waiting = new AbortController();
  let hydration: Promise<boolean> | undefined;

  const start = () => {
    hydration ??= hydrate()
      .then(
        () => true,
        (error) => {
          console.error('The form stays as it was delivered.', error);
          return false;
        },
      )
      .finally(() => waiting.abort());
    return hydration;
  };

  const hold = (event: SubmitEvent) => {
    if (form) holdSubmission(event, form, start);
  };

  const { signal } = waiting;
  for (const type of uses) container.addEventListener(type, start, { signal });
  container.addEventListener('submit', hold, { capture: true, signal });
  if (form && isInUse(form)) start();
  return () => waiting.abort();
}
