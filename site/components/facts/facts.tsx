import type { ReactNode } from 'react';

type Props = { items: ReadonlyArray<{ term: string; value: ReactNode }> };

/** Short facts side by side: a term and what holds for it. */
export function Facts({ items }: Props) {
  return (
    <dl className="facts">
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
