import { unbroken } from '../unbroken/unbroken.tsx';

type Props = {
  items: readonly string[];
  /** `quarter` for an audience's takeaways, `check` for what is included. */
  variant?: 'check' | 'quarter';
};

export function Checklist({ items, variant = 'check' }: Props) {
  return (
    <ul className={variant === 'quarter' ? 'checklist checklist-quarter' : 'checklist'}>
      {items.map((item) => (
        <li key={item}>{unbroken(item)}</li>
      ))}
    </ul>
  );
}
