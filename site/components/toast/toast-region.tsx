import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Toast } from './toast.tsx';

export type ToastMessage = { kind: 'success' | 'error'; title: string; text: string };

/** Shows a message; an identical one is replaced. */
export function showToast(message: ToastMessage) {
  dismissToast(message);
  change([...shown, { ...message, key: ++lastKey }]);
}

/** Removes an outdated message, such as a failure before a retry. */
export function dismissToast({ title, text }: Pick<ToastMessage, 'title' | 'text'>) {
  change(shown.filter((toast) => toast.title !== title || toast.text !== text));
}

export function ToastRegion({ dismissLabel }: { dismissLabel: string }) {
  const toasts = useSyncExternalStore(subscribe, read, readNone);
  const modal = useOpenModal(toasts.length > 0);
  useEffect(() => {
    const dismissAll = () => change([]);
    document.addEventListener('page-shown', dismissAll);
    return () => document.removeEventListener('page-shown', dismissAll);
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

type Shown = ToastMessage & { key: number };

// Module state: a form may report its outcome after the visitor has left its page.
let shown: Shown[] = [];
let lastKey = 0;
const none: Shown[] = [];
const listeners = new Set<() => void>();

const read = () => shown;
const readNone = () => none;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(toasts: Shown[]) {
  shown = toasts;
  for (const listener of listeners) listener();
}
