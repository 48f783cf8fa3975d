import { useSyncExternalStore } from 'react';

/** True in a component's first render if it hydrates prerendered HTML. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

const neverChanges = () => () => {};
