import type { ReactNode } from 'react';
import type { ArticlePage } from '../../assemble/page-types.ts';
import { fileSize, fileType } from '../download-card/file-words.ts';
import { unbroken } from '../unbroken/unbroken.tsx';

type Props = { document: NonNullable<ArticlePage['document']> };

/** The part of an article that readers can take along, as a Word file. */
export function TakenDocument({ document }: Props) {
  return (
    <p className="article-update">
      <FileLink document={document}>
        <strong>{`${document.labels.heading}:`}</strong>{' '}
      </FileLink>
    </p>
  );
}

/** The same after the text, which can be copied there, too (copy-document.ts). */
export function TakenDocumentButtons({ document }: Props) {
  const { title, labels } = document;
  return (
    <p className="row">
      <FileLink document={document} isButton />
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
  );
}

/** Not a <Link>: the target is a file, not a page. */
function FileLink({ document, isButton, children }: Props & { isButton?: boolean; children?: ReactNode }) {
  const { title, file, details } = document;
  const type = fileType(file);
  return (
    <a className={isButton ? 'button button-outline' : 'text-link'} href={`/downloads/${file}`} download="">
      <span>
        {children}
        {unbroken(`${title} (${details ? `${type},\u00A0${fileSize(details)}` : type})`)}
      </span>
      {isButton && (
        <span className="button-puck" aria-hidden="true">
          ↓
        </span>
      )}
    </a>
  );
}
