import { useState } from 'react';
import type { Failures, Toast } from '../../functions/leads/messages.ts';
import { dismissToast, showToast, type ToastMessage } from '../components/toast/toast-region.tsx';

/** Reports an attempt's outcome as a toast, and in the form, where it outlives the toast. */
export function useOutcome(failures: Failures) {
  const [outcome, setOutcome] = useState<ToastMessage>();
  const withdraw = () => {
    if (outcome) dismissToast(outcome);
    // Also toasts from before the visitor left the page and returned.
    for (const { title, detail: text } of Object.values(failures)) dismissToast({ title, text });
    setOutcome(undefined);
  };
  return {
    outcome,
    report: (kind: ToastMessage['kind'], { title, detail }: Toast) => {
      const message = { kind, title, text: detail };
      withdraw();
      showToast(message);
      setOutcome(message);
    },
    /** Takes the last report back before another attempt. */
    withdraw,
  };
}
