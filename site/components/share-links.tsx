import { useLocation } from 'react-router';
import type { ArticlePage } from '../assemble/page-types.ts';
import { CopyButton } from './copy-button/copy-button.tsx';
import { ShareButton } from './share-button/share-button.tsx';
import { useSite } from './site-context.ts';

type Props = { title: string; labels: ArticlePage['labels']['share'] };

/** Ways to share the open page, none of which contacts a third party before it is used. */
export function ShareLinks({ title, labels }: Props) {
  const address = useSite().url + useLocation().pathname;
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${address}`;
  return (
    <p className="row">
      {labels.heading}{' '}
      <a href={mail} className="text-link">
        {labels.mail}
      </a>{' '}
      {/* On one line. */}
      <span className="row">
        <CopyButton text={address} label={labels.copy} copiedLabel={labels.copied} />
        <ShareButton title={title} address={address} label={labels.more} />
      </span>
    </p>
  );
}
