import type { Book } from '../../content/schemas/books.ts';
import { BESTSELLER, publisherName } from '../../lib/publisher-name.ts';
import { BookCover } from '../book-cover/book-cover.tsx';
import { Link } from '../link/link.tsx';
import { Tag } from '../tag/tag.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';

type Labels = { bestseller: string; buy: string };

/** All books, newest first. */
export function BookGrid({ books, labels }: { books: readonly Book[]; labels: Labels }) {
  return (
    <ul className="book-grid">
      {books.map((book) => (
        <li key={book.id}>
          <BookCard book={book} labels={labels} />
        </li>
      ))}
    </ul>
  );
}

/** A book's cover and key data, with a link to the shop. */
export function BookCard({ book, labels }: { book: Book; labels: Labels }) {
  const { id, title, description, subtitle = description, category, year, publisher = '', amazonLink } = book;
  return (
    <article className="book-card" id={id}>
      <div className="linked-picture linked-picture-away">
        <BookCover book={book} />
        {publisher.includes(BESTSELLER) && <Tag>{labels.bestseller}</Tag>}
      </div>
      <p className="small muted">{[category, year, publisherName(publisher)].filter(Boolean).join(', ')}</p>
      <h3>{unbroken(title)}</h3>
      <p className="book-card-subtitle">{unbroken(subtitle)}</p>
      <Link href={amazonLink} className="text-link">
        {labels.buy}
        <span className="visually-hidden">: {title}</span>
      </Link>
    </article>
  );
}
