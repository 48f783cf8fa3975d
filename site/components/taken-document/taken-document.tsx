import type { ArticlePage } from '../../assemble/page-types.ts';
import { fileSize, fileType } from '../download-card/file-words.ts';
import { unbroken } from '../unbroken/unbroken.tsx';

type Props = { document: NonNullable<ArticlePage['document']> };

/** The part of an article that readers can take along: as a Word file, and copied (copy-document.ts). */
export function TakenDocument({ document: { title, file, details, labels } }: Props) {
  const type = fileType(file);
  return (
    <div className="article-update article-taken">
      {/* Unfolds what follows, as the contents (table-of-contents.tsx). */}
      <details>
        <summary>{labels.heading}</summary>
      </details>
      <p>
        <strong>{`${labels.heading}:`}</strong> {unbroken(title)}
      </p>
      <p className="row">
        {/* Not a <Link>: the target is a file, not a page. */}
        <a className="text-link" href={`/downloads/${file}`} download="">
          {`${labels.download} (${details ? `${type},\u00A0${fileSize(details)}` : type})`}
        </a>
        {/* As CopyButton, but what it copies is on the page already. Enabled once its script has loaded. */}
        <button
          type="button"
          className="button button-small button-outline copy-button copy-document"
          data-title={title}
          disabled
        >
          <span data-shown="">{labels.copy}</span>
          <span>{labels.copied}</span>
        </button>
        <span className="visually-hidden" role="status" />
      </p>
    </div>
  );
}
