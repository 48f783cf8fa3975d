import { unbroken } from '../unbroken/unbroken.tsx';

type Props = {
  items: ReadonlyArray<{ title: string; text: string }>;
  /** `row`: side by side where they fit. */
  variant?: 'column' | 'row';
};

export function Steps({ items, variant = 'column' }: Props) {
  return (
    <ol className={variant === 'row' ? 'steps grid grid-narrow' : 'steps'}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <b>{unbroken(title)}</b>
          <span>{unbroken(text)}</span>
        </li>
      ))}
    </ol>
  );
}
