import type { ReactNode } from 'react';
import { Phrases } from '../phrases/phrases.tsx';

type Props = { items: ReadonlyArray<{ term: string; value: ReactNode }> };

/** Short terms and values side by side. */
export function Facts({ items }: Props) {
  return (
    <dl className="facts" data-count={items.length}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{typeof value === 'string' ? <Phrases text={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
