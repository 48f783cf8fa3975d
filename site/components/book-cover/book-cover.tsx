import type { Book } from '../../content/schemas/books.ts';
import { hasPicture, Picture } from '../picture/picture.tsx';
import type { Placed } from '../picture/single-picture.tsx';
import { useSite } from '../site-context.ts';

type Props = {
  book: Pick<Book, 'id' | 'title' | 'year'>;
  /** `silent` (empty alt) if the title is next to the cover. */
  variant?: 'silent' | 'spoken';
  loading?: Placed['loading'];
};

/**
 * A book's cover: the picture named after its `id`, otherwise title, author and year on a drawing
 * (coverDrawing in images/images.server.ts), whose name says in which colour they are read.
 */
export function BookCover({ book, variant = 'silent', loading = 'lazy' }: Props) {
  const { name } = useSite();
  const { id, title, year } = book;
  const isSilent = variant === 'silent';
  if (hasPicture(id)) {
    return (
      <div className="book-cover">
        <Picture
          name={id}
          alt={isSilent ? '' : `${title}, ${name}, ${year}`}
          sizes="24rem"
          loading={loading}
        />
      </div>
    );
  }
  const text = hasPicture(`cover-ink-${id}`) ? 'ink' : 'chalk';
  return (
    <div className={`book-cover book-cover-${text}`} {...(isSilent && { 'aria-hidden': true })}>
      <Picture name={`cover-${text}-${id}`} alt="" loading={loading} />
      <b className={`book-cover-title book-cover-${titleSize(title)}`}>{title}</b>{' '}
      <small className="book-cover-line">
        <span>{name}</span> <span>{year}</span>
      </small>
    </div>
  );
}

/** The largest size at which the longest word fits and the title takes three lines at most. */
function titleSize(title: string): 'short' | 'normal' | 'long' | 'longest' {
  const longestWord = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  if (title.length <= 12 && longestWord <= 8) return 'short';
  if (title.length <= 26 && longestWord <= 12) return 'normal';
  return title.length <= 40 && longestWord <= 14 ? 'long' : 'longest';
}
