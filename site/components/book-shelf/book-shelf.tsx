import type { Book } from '../../content/schemas/books.ts';
import { BookCover } from '../book-cover/book-cover.tsx';
import { ScrollRow } from '../scroll-row/scroll-row.tsx';

type Props = {
  /** Accessible name, usually the heading above. */
  label: string;
  books: ReadonlyArray<Pick<Book, 'id' | 'title' | 'year' | 'category'>>;
};

/** Book covers in a horizontally scrolling row. */
export function BookShelf({ label, books }: Props) {
  return (
    <ScrollRow label={label} variant="shelf">
      {books.map((book) => (
        <figure className="book-shelf-item" key={book.id}>
          <BookCover book={book} />
          {/* The cover says its title. */}
          <figcaption className="small">
            <span className="visually-hidden">{book.title}: </span>
            {book.category}, {book.year}
          </figcaption>
        </figure>
      ))}
    </ScrollRow>
  );
}
