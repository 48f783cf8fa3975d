import type { Award } from '../content/schemas/awards.ts';
import type { Book } from '../content/schemas/books.ts';
import type { Download } from '../content/schemas/downloads.ts';
import type { Question } from '../content/schemas/faq.ts';
import type { Price } from '../content/schemas/prices.ts';
import type { Reference } from '../content/schemas/references.ts';
import type { Statistic } from '../content/schemas/statistics.ts';
import type { Talk } from '../content/schemas/talks.ts';
import type { Testimonial } from '../content/schemas/testimonials.ts';

/** Fields for the owner and the checks only. */
type ForTheOwner = 'sample' | 'beleg';

type Records = {
  prices: Price;
  faq: Question;
  talks: Talk;
  testimonials: Testimonial;
  statistics: Statistic;
  awards: Award;
  books: Book;
  downloads: Download;
  /** Pictures and pages stay names, resolved by <Picture> and <Link>. */
  images: string;
  pages: string;
};

/** A content value with its references resolved to records, as page components take it. */
export type Resolved<Value> =
  Value extends Reference<infer To>
    ? Resolved<Records[To]>
    : Value extends ReadonlyArray<infer Item>
      ? Array<Resolved<Item>>
      : Value extends object
        ? { [Key in keyof Value as Exclude<Key, ForTheOwner>]: Resolved<Value[Key]> }
        : Value;
