import { unbroken } from '../unbroken/unbroken.tsx';

type Props = {
  items: ReadonlyArray<{ title: string; text: string }>;
  /** `row`: side by side where they fit; `pairs`: two in a row, for longer texts. */
  variant?: 'column' | 'row' | 'pairs';
};

const classes = { column: 'steps', row: 'steps grid grid-narrow', pairs: 'steps grid' };

export function Steps({ items, variant = 'column' }: Props) {
  return (
    <ol className={classes[variant]}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <b>{unbroken(title)}</b>
          <span>{unbroken(text)}</span>
        </li>
      ))}
    </ol>
  );
}
