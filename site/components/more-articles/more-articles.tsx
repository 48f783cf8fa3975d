import type { ArticlePage } from '../../assemble/page-types.ts';
import { Link } from '../link/link.tsx';
import { Unbroken } from '../unbroken/unbroken.tsx';

type Props = Pick<ArticlePage, 'more'> & { labels: Pick<ArticlePage['labels'], 'more' | 'older' | 'newer'> };

/** Related articles, and the next older and newer one. */
export function MoreArticles({ more: { related, older, newer }, labels }: Props) {
  const rows = [
    ...related.map((article) => ({ label: undefined, article })),
    ...(newer ? [{ label: labels.newer, article: newer }] : []),
    ...(older ? [{ label: labels.older, article: older }] : []),
  ];
  if (rows.length === 0) return null;
  return (
    <nav className="section plane-muted more-articles" aria-labelledby="more">
      <h2 id="more">{labels.more}</h2>
      <ul className="grid">
        {rows.map(({ label, article }) => (
          <li key={`${label}${article.href}`}>
            <Link href={article.href}>
              {label && <small>{label} </small>}
              <Unbroken text={article.title} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
