import type { Link as LinkData } from '../../content/schemas/blocks.ts';
import { Link } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';

/** An award: its number as artwork, its name, who gave it, and where it says how. */
export function Award({
  title,
  note,
  source,
}: {
  title: string;
  note: string;
  source?: LinkData | undefined;
}) {
  return (
    <figure className="award">
      <Picture name="award" alt="" sizes="(width >= 62rem) 45vw, 90vw" />
      <figcaption>
        <b>{unbroken(title)}</b> <span>{unbroken(note)}</span>{' '}
        {source && (
          <Link href={source.path} className="text-link">
            {source.label}
          </Link>
        )}
      </figcaption>
    </figure>
  );
}
