type Props = {
  items: readonly string[];
  /** `quarter` for what an audience takes home, `check` for what is included. */
  variant?: 'check' | 'quarter';
};

/** Short lines, each with a mark before it. */
export function Checklist({ items, variant = 'check' }: Props) {
  return (
    <ul className={variant === 'quarter' ? 'checklist checklist-quarter' : 'checklist'}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
