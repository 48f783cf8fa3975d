import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
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

/** A short message, dismissed by its button or swiped away. Success leaves by itself, too. */
export function Toast({ kind, title, text, dismissLabel, onDismiss }: Props) {
  const { dismiss, ...watched } = useFocusReturn(onDismiss);
  const swipe = useSwipe(dismiss);
  const held = useLeaving(kind === 'success', onDismiss);
  return (
    <div className={`toast toast-${kind}`} role={kind === 'error' ? 'alert' : 'status'} {...swipe} {...held}>
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

/** Milliseconds after which good news have been read. */
const LEAVES_AFTER = 10_000;

/** Dismisses a message after a while in which it has neither the pointer nor the focus. */
function useLeaving(isLeaving: boolean, onDismiss: () => void) {
  const [isHeld, setIsHeld] = useState(false);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!isLeaving || isHeld) return;
    const timer = setTimeout(() => dismiss(), LEAVES_AFTER);
    return () => clearTimeout(timer);
  }, [isLeaving, isHeld]);
  const hold = () => setIsHeld(true);
  const keepIf = (state: string) => (event: { currentTarget: Element }) =>
    setIsHeld(event.currentTarget.matches(state));
  return {
    onPointerEnter: hold,
    onPointerLeave: keepIf(':focus-within'),
    onFocus: hold,
    onBlur: keepIf(':hover'),
  };
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
