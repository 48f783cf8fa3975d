import type { Book } from '../../content/schemas/books.ts';
import { hasPicture, Picture } from '../picture/picture.tsx';
import { useSite } from '../site-context.ts';
import { coverArt } from './cover-art.ts';
import { type Colour, NECK } from './cover-shapes.ts';

type Props = {
  book: Pick<Book, 'id' | 'title' | 'year' | 'category'>;
  /** `silent` (empty alt) if the title is next to the cover. */
  variant?: 'silent' | 'spoken';
};

/** A book's cover: the picture named after its `id`, otherwise a drawing with title, author and year. */
export function BookCover({ book, variant = 'silent' }: Props) {
  const { name } = useSite();
  const { id, title, year } = book;
  const isSilent = variant === 'silent';
  if (hasPicture(id)) {
    return (
      <div className="book-cover">
        <Picture name={id} alt={isSilent ? '' : `${title}, ${name}, ${year}`} sizes="24rem" />
      </div>
    );
  }
  const { ground, text, shapes, transform } = coverArt(book);
  return (
    <div className={`book-cover book-cover-${text}`} {...(isSilent && { 'aria-hidden': true })}>
      <svg viewBox="0 0 400 608" aria-hidden="true">
        <path fill={fill(ground)} d="M0 0h400v608H0z" />
        {/* A nested <svg> clips what extends beyond the picture. */}
        <svg y="208" width="400" height="400" viewBox="0 0 400 400" aria-hidden="true">
          <g transform={transform}>
            {shapes.map(({ d, colour, width, dash }) =>
              width ? (
                <path
                  key={d}
                  d={d}
                  fill="none"
                  stroke={fill(colour)}
                  strokeWidth={width}
                  {...(dash && { strokeDasharray: dash, strokeLinecap: 'round' as const })}
                />
              ) : (
                <path key={d} d={d} fill={fill(colour)} />
              ),
            )}
          </g>
        </svg>
      </svg>
      <b className={`book-cover-title book-cover-${titleSize(title)}`}>{title}</b>{' '}
      <small className="book-cover-line">
        <span>{name}</span> <span>{year}</span>
      </small>
    </div>
  );
}

function fill(colour: Colour): string {
  return colour === 'neck' ? NECK : `var(--${colour})`;
}

/** The largest size at which the longest word fits and the title takes three lines at most. */
function titleSize(title: string): 'short' | 'normal' | 'long' | 'longest' {
  const longestWord = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  if (title.length <= 12 && longestWord <= 8) return 'short';
  if (title.length <= 26 && longestWord <= 12) return 'normal';
  return title.length <= 40 && longestWord <= 14 ? 'long' : 'longest';
}
