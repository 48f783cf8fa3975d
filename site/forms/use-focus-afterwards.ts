import { useEffect, useRef } from 'react';

/**
 * Moves the focus when something is over: what was disabled meanwhile has lost it, and takes it again only when it
 * is drawn enabled.
 * @returns sets what is to be done then
 */
export function useFocusAfterwards(isUnderWay: boolean): (focus: () => void) => void {
  const afterwards = useRef<() => void>(undefined);
  useEffect(() => {
    if (isUnderWay) return;
    afterwards.current?.();
    afterwards.current = undefined;
  }, [isUnderWay]);
  return (focus) => {
    afterwards.current = focus;
  };
}
