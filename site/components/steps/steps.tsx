import type { ReactNode } from 'react';
import { unbroken } from '../unbroken/unbroken.tsx';

type Props = {
  items: ReadonlyArray<{ title: string; text: string; art?: ReactNode }>;
  /** `row`: side by side where they fit; `pairs`: two in a row, for longer texts. */
  variant?: 'column' | 'row' | 'pairs';
};

const classes = { column: 'steps', row: 'steps grid grid-narrow', pairs: 'steps grid' };

export function Steps({ items, variant = 'column' }: Props) {
  return (
    <ol className={classes[variant]}>
      {items.map(({ title, text, art }) => (
        <li key={title}>
          {art}
          <b>{unbroken(title)}</b> <span>{unbroken(text)}</span>
        </li>
      ))}
    </ol>
  );
}
