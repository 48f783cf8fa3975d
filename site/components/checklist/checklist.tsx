import { unbroken } from '../unbroken/unbroken.tsx';

type Props = {
  items: readonly string[];
  /** `check` for what is included, `quarter` for takeaways and terms. */
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
