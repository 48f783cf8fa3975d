import type { ReactNode } from 'react';
import type { Download } from '../../content/schemas/downloads.ts';
import { Card } from '../card/card.tsx';
import { Tag } from '../tag/tag.tsx';

type Props = {
  download: Download;
  /** Label of the button that loads the file. */
  label: string;
  /** What the file looks like. */
  preview: ReactNode;
};

/** A file to take: what it looks like, its type, what it is for, and the button that saves it. */
export function DownloadCard({ download, label, preview }: Props) {
  const { title, description, file, saveAs } = download;
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
      <Tag variant="cool">{fileType(file)}</Tag>
      <h3>{title}</h3>
      <p className="muted">{description}</p>
    </Card>
  );
}

/** As people call it: "JPG". */
function fileType(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1).toUpperCase();
}
