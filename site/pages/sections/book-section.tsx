import { BookFeature } from '../../components/book-feature/book-feature.tsx';
import type { Link } from '../../content/schemas/blocks.ts';
import type { Book } from '../../content/schemas/books.ts';
import type { Price } from '../../content/schemas/prices.ts';

type Props = {
  book: {
    heading: string;
    eyebrow?: string;
    lead?: string | undefined;
    book: Book;
    prices: readonly Price[];
    buy: string;
    link: Link;
  };
  id?: string;
};

/** The book of the year on a plane of its own. */
export function BookSection({ book: texts, id }: Props) {
  return (
    <section className="section plane-amber" id={id}>
      <BookFeature {...texts} />
    </section>
  );
}
