import type { BlogArchivePage } from '../../assemble/page-types.ts';
import { fillSlots } from '../../lib/fill-slots.ts';
import { Link } from '../link/link.tsx';

type Props = BlogArchivePage['pages'] & {
  labels: BlogArchivePage['labels'];
  /** URL of a page by its number, from 1. */
  hrefOf: (number: number) => string;
};

export function Pagination({ number, count, labels, hrefOf }: Props) {
  return (
    <nav className="pagination" aria-label={labels.label}>
      <span aria-current="page">{fillSlots(labels.position, { number, count })}</span>
      {number > 1 && (
        <Link className="text-link" href={hrefOf(number - 1)}>
          {labels.newer}
        </Link>
      )}
      {number < count && (
        <Link className="text-link" href={hrefOf(number + 1)}>
          {labels.older}
        </Link>
      )}
    </nav>
  );
}
