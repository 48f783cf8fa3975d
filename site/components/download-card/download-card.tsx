import type { ReactNode } from 'react';
import type { DownloadDetails } from '../../content/download-details.server.ts';
import type { Download } from '../../content/schemas/downloads.ts';
import { Card } from '../card/card.tsx';
import { Tag } from '../tag/tag.tsx';
import { fileSize, fileType } from './file-words.ts';

type Props = {
  download: Download & { details?: DownloadDetails };
  /** Label of the button that loads the file. */
  label: string;
  /** What the file looks like. */
  preview: ReactNode;
};

/** A file to take: what it looks like, its type and size, what it is for, and the button that saves it. */
export function DownloadCard({ download, label, preview }: Props) {
  const { title, description, file, saveAs, details } = download;
  return (
    <Card
      picture={<div className="download-preview">{preview}</div>}
      foot={
        // No <Link>: the router would look for a page there.
        <a
          className="button button-small button-outline download-card-button"
          href={`/downloads/${file}`}
          download={saveAs}
        >
          {label}
          <span className="visually-hidden">: {title}</span>
        </a>
      }
    >
      <div className="row small">
        <Tag variant="cool">{fileType(file)}</Tag> {details && <span>{fileSize(details)}</span>}
      </div>
      <h3>{title}</h3>
      <p className="muted">{description}</p>
    </Card>
  );
}
