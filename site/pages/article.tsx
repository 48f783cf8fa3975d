import type { ArticlePage as Page, Site } from '../assemble/page-types.ts';
import { ArticleImage } from '../components/article-image/article-image.tsx';
import { ButtonLink } from '../components/button/button.tsx';
import { Link } from '../components/link/link.tsx';
import { MetaLine } from '../components/meta-line/meta-line.tsx';
import { MoreArticles } from '../components/more-articles/more-articles.tsx';
import { formSheets } from '../components/prose/form-sheets.ts';
import { Prose } from '../components/prose/prose.tsx';
import { ShareLinks } from '../components/share-links.tsx';
import { TableOfContents } from '../components/table-of-contents/table-of-contents.tsx';
import { Tag } from '../components/tag/tag.tsx';
import { UnpublishedMark } from '../components/tag/unpublished-mark.tsx';
import { TakenDocument, TakenDocumentButtons } from '../components/taken-document/taken-document.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { formatMonth } from '../lib/date.ts';
import { enquiryHref } from '../lib/enquiry-href.ts';
import { fillSlots } from '../lib/fill-slots.ts';

export default function ArticlePage({ page, site }: { page: Page; site: Site }) {
  const {
    title,
    author,
    date,
    readTime,
    category,
    image,
    drawing,
    headings,
    html,
    update,
    document,
    closing,
    form,
    labels,
    more,
  } = page;
  const inquiryType = category.endsWith('Coaching') ? 'business-coach' : 'consulting';
  return (
    <article>
      {form && <link rel="stylesheet" href={formSheets[form]} precedence="pages" />}
      <header className="article-head">
        <Link href="/blog" className="text-link article-back">
          {labels.back}
        </Link>
        <Tag>{category}</Tag>
        <UnpublishedMark />
        <h1>{unbroken(title)}</h1>
        <MetaLine author={author} date={date} readTime={readTime} readTimeLabel={labels.readTime} />
        <ArticleImage name={image} drawing={drawing} priority />
      </header>
      <div className="article-body">
        <TableOfContents heading={labels.contents} items={headings} />
        <div className="article-text">
          {update && <Update {...update} label={labels.update} />}
          {document && <TakenDocument document={document} />}
          <Prose html={html} form={form} />
        </div>
      </div>
      <footer className="article-end">
        <div>
          <h2>{unbroken(closing)}</h2>
          <p className="row">
            <ButtonLink href={site.bookings.general}>{labels.booking}</ButtonLink> {labels.bookingTerms}{' '}
            <Link href={enquiryHref(inquiryType, title)} className="text-link">
              {labels.enquire}
            </Link>
          </p>
          {document && <TakenDocumentButtons document={document} />}
          <ShareLinks title={title} labels={labels.share} />
        </div>
        <ArticleImage name={image} drawing={drawing} />
      </footer>
      <MoreArticles more={more} labels={labels} />
    </article>
  );
}

/** One line, which opens: an article begins with its text. */
function Update({ date, text, label }: NonNullable<Page['update']> & { label: string }) {
  return (
    <details className="article-update">
      <summary>{fillSlots(label, { date: formatMonth(date) })}</summary>
      <p>{unbroken(text)}</p>
    </details>
  );
}
