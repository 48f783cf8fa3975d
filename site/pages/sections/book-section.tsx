import { BookFeature } from '../../components/book-feature/book-feature.tsx';
import type { Link } from '../../content/schemas/blocks.ts';
import type { Book } from '../../content/schemas/books.ts';
import type { Price } from '../../content/schemas/prices.ts';

type BookTexts = {
  heading: string;
  eyebrow?: string;
  lead?: string | undefined;
  book: Book;
  prices?: readonly Price[] | undefined;
  buy: string;
  link: Link;
};

type Props = {
  book: BookTexts | undefined;
  id?: string;
};

/** The featured book. */
export function BookSection({ book: texts, id }: Props) {
  if (!texts) return;
  return (
    <section className="section plane-amber" id={id}>
      <BookFeature {...texts} />
    </section>
  );
}
