import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Toast } from './toast.tsx';
import { dismissAllToasts, dismissToast, shownToasts, subscribeToToasts } from './toasts.ts';

export function ToastRegion({ dismissLabel }: { dismissLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts);
  const modal = useOpenModal(toasts.length > 0);
  useEffect(() => {
    document.addEventListener('page-shown', dismissAllToasts);
    return () => document.removeEventListener('page-shown', dismissAllToasts);
  }, []);
  const region = (
    <div className="toast-region">
      {toasts.map(({ key, ...message }) => (
        <Toast key={key} {...message} dismissLabel={dismissLabel} onDismiss={() => dismissToast(message)} />
      ))}
    </div>
  );
  return modal ? createPortal(region, modal) : region;
}

/** The open modal dialog: toasts outside it can neither be announced nor dismissed. */
function useOpenModal(isNeeded: boolean): Element | null {
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    for (const type of ['toggle', 'close']) addEventListener(type, rerender, true);
    return () => {
      for (const type of ['toggle', 'close']) removeEventListener(type, rerender, true);
    };
  }, []);
  return isNeeded ? document.querySelector('dialog:modal') : null;
}
