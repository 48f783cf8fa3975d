import { Link } from '../link/link.tsx';

type Props = {
  label: string;
  items: ReadonlyArray<{ label: string; href: string; isCurrent?: boolean; category?: string | undefined }>;
};

/** Filters by category. Made of links, so that each category has a URL. */
export function CategoryLinks({ label, items }: Props) {
  return (
    <nav aria-label={label}>
      <ul className="category-links">
        {items.map(({ label, href, isCurrent, category }) => (
          <li key={label}>
            <Link
              href={href}
              data-category={category}
              {...(isCurrent && { 'aria-current': 'true' as const })}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
