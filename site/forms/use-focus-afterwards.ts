import { useEffect, useRef } from 'react';

/**
 * Moves focus once an operation ends and its disabled fields, which lost focus, are enabled again.
 * @returns sets the callback that moves it
 */
export function useFocusAfterwards(isPending: boolean): (focus: () => void) => void {
  const afterwards = useRef<() => void>(undefined);
  useEffect(() => {
    if (isPending) return;
    afterwards.current?.();
    afterwards.current = undefined;
  }, [isPending]);
  return (focus) => {
    afterwards.current = focus;
  };
}
