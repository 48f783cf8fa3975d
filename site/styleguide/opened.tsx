import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Shows what is closed at first, a <details>, open. */
export function Opened({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const details of ref.current?.querySelectorAll('details') ?? []) details.open = true;
  }, []);
  return <div ref={ref}>{children}</div>;
}
