import { unbroken } from '../unbroken/unbroken.tsx';

export function Checklist({ items }: { items: readonly string[] }) {
  return (
    <ul className="checklist">
      {items.map((item) => (
        <li key={item}>{unbroken(item)}</li>
      ))}
    </ul>
  );
}
