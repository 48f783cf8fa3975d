import type { ReactNode } from 'react';
import type { Action } from '../../content/schemas/blocks.ts';
import type { Book } from '../../content/schemas/books.ts';
import type { Price as PriceData } from '../../content/schemas/prices.ts';
import { ActionButtons } from '../action-button/action-button.tsx';
import { BookCover } from '../book-cover/book-cover.tsx';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '../button/button.tsx';
import { Facts } from '../facts/facts.tsx';
import { Price } from '../price/price.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';

type Props = {
  book: Book;
  heading: string;
  eyebrow?: string | undefined;
  lead?: string | undefined;
  prices?: readonly PriceData[] | undefined;
  /** Label of the shop button; no button without it. */
  buy?: string;
  link?: { label: string; path: string };
  /** Buttons that replace the shop button. */
  actions?: readonly Action[] | undefined;
  /** `hero` if the page is about the book. */
  variant?: 'section' | 'hero';
  /** Replace the cover. */
  children?: ReactNode;
};

/** A book at full size: cover, description, price and where to buy it. */
export function BookFeature(props: Props) {
  const { book, heading, eyebrow, lead, prices, buy, link, actions, variant = 'section' } = props;
  const Heading = variant === 'hero' ? 'h1' : 'h2';
  return (
    <div className={`book-feature book-feature-${variant}`}>
      {props.children ?? <BookCover book={book} variant="spoken" />}
      <div className="book-feature-text">
        {variant === 'hero' && <Breadcrumb />}
        {eyebrow && <p className="eyebrow">{unbroken(eyebrow)}</p>}
        <Heading>{unbroken(heading)}</Heading>
        {lead && <p className="lead">{unbroken(lead)}</p>}
        {prices && prices.length > 0 && (
          <Facts
            items={prices.map((price) => ({
              term: price.title,
              value: <Price price={price} variant="small" />,
            }))}
          />
        )}
        {(buy || link) && (
          <p className="row">
            {buy && <ButtonLink href={book.amazonLink}>{buy}</ButtonLink>}{' '}
            {link && (
              <ButtonLink href={link.path} variant="outline">
                {link.label}
              </ButtonLink>
            )}
          </p>
        )}
        {actions && <ActionButtons actions={actions} />}
      </div>
    </div>
  );
}
