import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../icon/icon.tsx';

type Props = {
  kind: 'success' | 'error';
  title: string;
  text: string;
  dismissLabel: string;
  onDismiss: () => void;
};

/** A short message, dismissed by button or swipe. Success messages also disappear by themselves. */
export function Toast({ kind, title, text, dismissLabel, onDismiss }: Props) {
  const { dismiss, ...watched } = useFocusReturn(onDismiss);
  const held = useLeaving(kind === 'success', onDismiss);
  return (
    <div className={`toast toast-${kind}`} role={kind === 'error' ? 'alert' : 'status'} {...held}>
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

/** Milliseconds. */
const LEAVES_AFTER = 10_000;

/** Dismisses a message after a while without hover or focus. */
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

/** Returns focus from the removed dismiss button to where it was before, otherwise to the page's content. */
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
      // preventScroll: the page must not jump.
      before.current?.focus({ preventScroll: true });
      // That element may be gone or disabled by now.
      if (!before.current || document.activeElement !== before.current)
        document.querySelector('main')?.focus({ preventScroll: true });
    },
  };
}
