import type { LegalPage as Page } from '../assemble/page-types.ts';
import { Prose } from '../components/prose/prose.tsx';
import { TableOfContents } from '../components/table-of-contents/table-of-contents.tsx';
import { Unbroken } from '../components/unbroken/unbroken.tsx';
import { formatDate } from '../lib/date.ts';

export function LegalPage({ page }: { page: Page }) {
  const { title, lead, date, reviewed, headings, html, labels } = page;
  return (
    <article>
      <header className="page-head legal-head">
        <h1>
          <Unbroken text={title} />
        </h1>
        <p className="lead">
          <Unbroken text={lead} />
        </p>
        <p className="muted">{labels.date.replace('{{date}}', formatDate(date))}</p>
        {!reviewed && <p className="legal-draft">{labels.draft}</p>}
      </header>
      <div className="article-body legal-text">
        <TableOfContents heading={labels.contents} items={headings} />
        <div className="article-text">
          <Prose html={html} />
        </div>
      </div>
    </article>
  );
}
