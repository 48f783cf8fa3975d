import { useState } from 'react';
import type { Failures, Toast } from '../../functions/leads/messages.ts';
import { dismissToast, showToast, type ToastMessage } from '../components/toast/toast-region.tsx';

/** What became of an attempt: a toast says it, and the form itself, where it can still be read when that is gone. */
export function useOutcome(failures: Failures) {
  const [outcome, setOutcome] = useState<ToastMessage>();
  const withdraw = () => {
    if (outcome) dismissToast(outcome);
    // Said before the visitor left the page and came back to the draft.
    for (const { title, detail: text } of Object.values(failures)) dismissToast({ title, text });
    setOutcome(undefined);
  };
  return {
    outcome,
    say: (kind: ToastMessage['kind'], { title, detail }: Toast) => {
      const message = { kind, title, text: detail };
      withdraw();
      showToast(message);
      setOutcome(message);
    },
    /** The visitor tries again: what was said no longer holds. */
    withdraw,
  };
}
