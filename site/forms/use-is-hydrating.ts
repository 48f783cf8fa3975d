import { useSyncExternalStore } from 'react';

/** True in the first render of a component that takes over prerendered HTML, false in one that draws itself. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

const neverChanges = () => () => {};
