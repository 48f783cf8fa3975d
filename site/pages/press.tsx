import type { PageProps, Site } from '../assemble/page-types.ts';
import { BookFeature } from '../components/book-feature/book-feature.tsx';
import { ButtonLink } from '../components/button/button.tsx';
import { CopyButton } from '../components/copy-button/copy-button.tsx';
import { DownloadCard } from '../components/download-card/download-card.tsx';
import { Facts } from '../components/facts/facts.tsx';
import { Price } from '../components/price/price.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { formatDate } from '../lib/date.ts';
import { ClosingSection } from './sections/closing-section.tsx';
import { ContactSheet, Preview } from './sections/contact-sheet.tsx';
import { PageHero } from './sections/page-hero.tsx';

type Page = PageProps['press'];

export default function PressPage({ page, site }: { page: Page; site: Site }) {
  const { hero, book, release, downloads, facts, closing } = page;
  const { title: heading, eyebrow, lead, actions } = hero;
  return (
    <>
      {book ? (
        <section className="section plane-amber">
          <BookFeature {...{ book, heading, eyebrow, lead, actions }} variant="hero">
            {downloads && <ContactSheet downloads={downloads.items} book={book} />}
          </BookFeature>
        </section>
      ) : (
        <PageHero hero={hero} />
      )}

      {release && <Release release={release} />}

      {downloads && (
        <section className="section plane-muted" id="downloads">
          <SectionHead heading={downloads.heading} lead={downloads.lead} variant="wide" />
          <ul className="downloads">
            {downloads.items.map((download) => (
              <li key={download.id}>
                <DownloadCard
                  download={download}
                  label={downloads.download}
                  preview={<Preview download={download} book={book} />}
                />
              </li>
            ))}
          </ul>
        </section>
      )}

      {book && facts && (
        <section className="section columns columns-top">
          <div className="stack sticky">
            <h2>{unbroken(facts.heading)}</h2>
            {facts.lead && <p className="lead">{unbroken(facts.lead)}</p>}
            <ButtonLink href={book.amazonLink}>{facts.buy}</ButtonLink>
          </div>
          <BookFacts facts={facts} book={book} author={site.name} />
        </section>
      )}

      <ClosingSection closing={closing} variant="band" />
    </>
  );
}

function Release({ release }: { release: NonNullable<Page['release']> }) {
  const { heading, lead, label, details, paragraphs, quotation, after, author, copy, copied } = release;
  const quoted = `„${quotation.text}“`;
  const text = [
    heading,
    ...(lead ? [lead] : []),
    ...paragraphs,
    `${quoted} (${quotation.source})`,
    ...after,
    author.heading,
    author.text,
  ].join('\n\n');
  return (
    <section className="article-body press-release-body">
      <div className="press-margin">
        <h2>{label}</h2>
        <Facts items={details.map(({ label, value }) => ({ term: label, value }))} />
        <CopyButton text={text} label={copy} copiedLabel={copied} />
      </div>
      <div className="prose press-release">
        <h2>{unbroken(heading)}</h2>
        {lead && <p>{unbroken(lead)}</p>}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{unbroken(paragraph)}</p>
        ))}
        <figure className="press-quotation">
          <blockquote>{quoted}</blockquote>
          <figcaption>{quotation.source}</figcaption>
        </figure>
        {after.map((paragraph) => (
          <p key={paragraph}>{unbrokenIsbn(paragraph)}</p>
        ))}
        <h3>{unbroken(author.heading)}</h3>
        <p>{unbroken(author.text)}</p>
      </div>
    </section>
  );
}

/** Keeps an ISBN on one line where it fits. */
function unbrokenIsbn(text: string) {
  return text.split(/(ISBN\s[\d-]+\d)/).map((part, index) =>
    index % 2 ? (
      <span className="phrase" key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

type BookFactsProps = {
  facts: NonNullable<Page['facts']>;
  book: NonNullable<Page['book']>;
  author: string;
};

function BookFacts({ facts, book, author }: BookFactsProps) {
  const { labels, released, isbnKindle, paperback, kindle, others } = facts;
  const rows = [
    { label: labels.title, value: book.title },
    { label: labels.author, value: author },
    { label: labels.released, value: formatDate(released) },
    ...(book.isbn ? [{ label: labels.isbnPaperback, value: book.isbn }] : []),
    { label: labels.isbnKindle, value: isbnKindle },
    { label: labels.paperback, value: <Price price={paperback} variant="small" /> },
    { label: labels.kindle, value: <Price price={kindle} variant="small" /> },
    ...others,
  ];
  return (
    <dl className="press-facts">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
