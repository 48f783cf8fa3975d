import { useState } from 'react';
import type { Toast } from '../../functions/leads/messages.ts';
import { dismissToast, showToast, type ToastMessage } from '../components/toast/toast-region.tsx';

/** What became of an attempt: a toast says it, and the form itself, where it can still be read when that is gone. */
export function useOutcome() {
  const [outcome, setOutcome] = useState<ToastMessage>();
  const withdraw = () => {
    if (outcome) dismissToast(outcome);
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
