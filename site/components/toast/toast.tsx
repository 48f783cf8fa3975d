import { type FocusEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../icon/icon.tsx';
import { useSwipe } from '../use-swipe.ts';

type Props = {
  kind: 'success' | 'error';
  title: string;
  text: string;
  dismissLabel: string;
  onDismiss: () => void;
};

/** A short message; stays until it is dismissed by its button or swiped away. */
export function Toast({ kind, title, text, dismissLabel, onDismiss }: Props) {
  const { dismiss, ...watched } = useFocusReturn(onDismiss);
  const swipe = useSwipe(dismiss);
  return (
    <div className={`toast toast-${kind}`} role={kind === 'error' ? 'alert' : 'status'} {...swipe}>
      <span className="toast-mark" aria-hidden="true" />
      <p className="toast-text">
        <b>{title}</b>
        {text}
      </p>
      <button
        type="button"
        className="toast-dismiss"
        aria-label={dismissLabel}
        onClick={dismiss}
        {...watched}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Gives the focus of a button that dismisses itself to what had it before, else to the content of the page. */
function useFocusReturn(onDismiss: () => void) {
  const ref = useRef<HTMLButtonElement>(null);
  const before = useRef<HTMLElement>(undefined);
  return {
    ref,
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement) before.current = relatedTarget;
    },
    dismiss: () => {
      const hadFocus = ref.current !== null && ref.current === document.activeElement;
      flushSync(onDismiss);
      if (!hadFocus) return;
      // Whoever dismisses a message reads on where they are: the page must not jump.
      before.current?.focus({ preventScroll: true });
      // What had the focus may be gone or disabled by now.
      if (!before.current || document.activeElement !== before.current)
        document.querySelector('main')?.focus({ preventScroll: true });
    },
  };
}
