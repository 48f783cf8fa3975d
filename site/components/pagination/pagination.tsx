import type { BlogArchivePage } from '../../pages/page-data.ts';
import { fillSlots } from '../fill-slots.ts';
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
