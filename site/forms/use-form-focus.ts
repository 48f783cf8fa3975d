import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus once an attempt ends and its disabled fields, which lost focus, are enabled again.
 * @returns sets what gets it: a selector inside the form, or a function that moves it
 */
export function useFormFocus(form: RefObject<HTMLFormElement | null>, isPending: boolean) {
  const next = useRef<string | (() => void)>(undefined);
  useEffect(() => {
    if (isPending) return;
    const target = next.current;
    next.current = undefined;
    if (typeof target === 'function') target();
    else if (target) focus(form.current?.querySelector<HTMLElement>(target));
  }, [form, isPending]);
  return (target: string | (() => void)) => {
    next.current = target;
  };
}

function focus(element: HTMLElement | null | undefined) {
  element?.focus();
  // A toast may cover it now, and focusing an element that already has focus doesn't scroll (toast.css).
  element?.scrollIntoView({ block: 'nearest' });
}
