import { type FocusEvent, type PointerEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../icon/icon.tsx';
import './toast.css';

type Props = {
  kind: 'success' | 'error';
  title: string;
  text: string;
  dismissLabel: string;
  onDismiss: () => void;
};

/** Pixels that a finger has to move a toast sideways to dismiss it. */
const SWIPE_DISTANCE = 80;

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

/** Moves an element with the finger; the mouse is left alone, it selects text. */
function useSwipe(onSwiped: () => void) {
  const start = useRef<number>(undefined);
  const move = (element: HTMLElement, distance: number) => {
    // Set by script on the element, which the CSP allows; a style attribute in the HTML it would not.
    element.style.translate = distance ? `${distance}px` : '';
  };
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent<HTMLElement>) => {
      start.current = pointerType === 'mouse' ? undefined : clientX;
    },
    onPointerMove: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      if (start.current !== undefined) move(currentTarget, clientX - start.current);
    },
    onPointerUp: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      const distance = start.current === undefined ? 0 : clientX - start.current;
      start.current = undefined;
      move(currentTarget, 0);
      if (Math.abs(distance) >= SWIPE_DISTANCE) onSwiped();
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      start.current = undefined;
      move(currentTarget, 0);
    },
  };
}
