export type ToastMessage = { kind: 'success' | 'error'; title: string; text: string };

export type ShownToast = ToastMessage & { key: number };

// Module state: a form may report its outcome after the visitor has left its page.
let shown: ShownToast[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

/** Shows a message; an identical one is replaced. */
export function showToast(message: ToastMessage) {
  dismissToast(message);
  change([...shown, { ...message, key: ++lastKey }]);
}

/** Removes an outdated message, such as a failure before a retry. */
export function dismissToast({ title, text }: Pick<ToastMessage, 'title' | 'text'>) {
  change(shown.filter((toast) => toast.title !== title || toast.text !== text));
}

export const dismissAllToasts = () => change([]);

export const shownToasts = () => shown;

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(toasts: ShownToast[]) {
  shown = toasts;
  for (const listener of listeners) listener();
}
