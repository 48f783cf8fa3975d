import type { ReactNode } from 'react';
import './tag.css';

/** A category or a similar short mark. */
export function Tag({ children }: { children: ReactNode }) {
  return <p className="tag">{children}</p>;
}
