import type { ReactNode } from 'react';
import { unbroken } from '../unbroken/unbroken.tsx';

type Props = {
  items: ReadonlyArray<{ title: string; text: string }>;
  /** What each begins with, 96 by 96. */
  drawings: readonly ReactNode[];
};

/** The quiet plane stands between loud ones. */
const planes = ['amber', 'cool', 'warm', 'cool'];

/** The end of a section: short texts with a large drawing each. */
export function Panels({ items, drawings }: Props) {
  return (
    <ul className="panels">
      {items.map(({ title, text }, index) => (
        <li key={title} className={`plane-${planes[index % planes.length]}`}>
          <svg viewBox="-1 -1 98 98" aria-hidden="true">
            {drawings[index % drawings.length]}
          </svg>
          <h3>{unbroken(title)}</h3>
          <p>{unbroken(text)}</p>
        </li>
      ))}
    </ul>
  );
}
