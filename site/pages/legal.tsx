import type { LegalPage as Page } from '../assemble/page-types.ts';
import { Picture } from '../components/picture/picture.tsx';
import { Prose } from '../components/prose/prose.tsx';
import { TableOfContents } from '../components/table-of-contents/table-of-contents.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { formatDate } from '../lib/date.ts';
import { fillSlots } from '../lib/fill-slots.ts';

export default function LegalPage({ page }: { page: Page }) {
  const { title, lead, date, reviewed, headings, html, image, labels } = page;
  return (
    <article>
      <header className="article-head legal-head">
        <h1>{unbroken(title)}</h1>
        <p className="lead">{unbroken(lead)}</p>
        <p className="legal-date" role="note">
          <strong>{fillSlots(labels.date, { date: formatDate(date) })}</strong>
          {!reviewed && ` ${labels.draft}`}
        </p>
        <Picture name={image} alt="" sizes="(width >= 62rem) 50vw, 90vw" priority />
      </header>
      <div className="article-body legal-text">
        {headings.length > 12 && <TableOfContents heading={labels.contents} items={headings} />}
        <Prose html={html} />
      </div>
    </article>
  );
}
