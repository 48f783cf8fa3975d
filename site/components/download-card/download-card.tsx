import type { ReactNode } from 'react';
import type { DownloadDetails } from '../../assemble/download-details.server.ts';
import type { Download } from '../../content/schemas/downloads.ts';
import { Tag } from '../tag/tag.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';
import { fileSize, fileType, printSize } from './file-words.ts';

type Props = {
  download: Download & { details?: DownloadDetails };
  /** Label of the download button. */
  label: string;
  preview: ReactNode;
};

/** A downloadable file: preview, type, size, purpose and download button. */
export function DownloadCard({ download, label, preview }: Props) {
  const { title, description, file, saveAs, details } = download;
  const print = details && printSize(details);
  return (
    <div className="download-card">
      <div className="download-preview">
        <div className="download-proof" data-width={details?.width} data-height={details?.height}>
          {preview}
        </div>
      </div>
      <div className="download-text">
        <div className="row small">
          <Tag>{fileType(file)}</Tag> {details && <span>{fileSize(details)}</span>}{' '}
          {print && <span>{print}</span>}
        </div>
        <h3>{unbroken(title)}</h3>
        <p>{unbroken(description)}</p>
        {/* Not a <Link>: the target is a file, not a page. */}
        <a
          className="button button-small button-outline download-card-button"
          href={`/downloads/${file}`}
          download={saveAs}
        >
          {label}
          <span className="visually-hidden">: {title}</span>
        </a>
      </div>
    </div>
  );
}
