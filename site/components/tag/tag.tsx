import type { ReactNode } from 'react';

type Props = { variant?: 'warm' | 'cool' | 'amber' | 'ink'; children: ReactNode };

/** A category or similar short label. */
export function Tag({ variant = 'warm', children }: Props) {
  return <p className={variant === 'warm' ? 'tag' : `tag tag-${variant}`}>{children}</p>;
}
