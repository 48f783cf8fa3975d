import { Link } from '../link/link.tsx';

type Props = {
  /** Accessible name of the row. */
  label: string;
  items: ReadonlyArray<{ label: string; href: string; isCurrent?: boolean }>;
};

/** Leads to categories, one of which may be chosen. Links, so that each has an address. */
export function CategoryLinks({ label, items }: Props) {
  return (
    <nav aria-label={label}>
      <ul className="category-links">
        {items.map(({ label, href, isCurrent }) => (
          <li key={label}>
            <Link href={href} {...(isCurrent && { 'aria-current': 'true' as const })}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
