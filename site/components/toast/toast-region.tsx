import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Toast } from './toast.tsx';

export type ToastMessage = { kind: 'success' | 'error'; title: string; text: string };

/** Shows a message on the open page; the same message again takes the place of the first. */
export function showToast(message: ToastMessage) {
  dismissToast(message);
  change([...shown, { ...message, key: ++lastKey }]);
}

/** Takes a message back that no longer holds, such as a failure before another attempt. */
export function dismissToast({ title, text }: Pick<ToastMessage, 'title' | 'text'>) {
  change(shown.filter((toast) => toast.title !== title || toast.text !== text));
}

/** Where toasts appear, on every page. */
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

/** The open modal window: whatever stands outside it can neither be read out nor dismissed. */
function useOpenModal(isNeeded: boolean): Element | null {
  const [, look] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    for (const type of ['toggle', 'close']) addEventListener(type, look, true);
    return () => {
      for (const type of ['toggle', 'close']) removeEventListener(type, look, true);
    };
  }, []);
  return isNeeded ? document.querySelector('dialog:modal') : null;
}

type Shown = ToastMessage & { key: number };

// One list for the page: a form that has been left may still have to say how its sending ended.
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
