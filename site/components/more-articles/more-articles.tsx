import type { ArticleLink, ArticlePage } from '../../assemble/page-types.ts';
import { ArticleImage } from '../article-image/article-image.tsx';
import { Link } from '../link/link.tsx';
import { Tag } from '../tag/tag.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';

type Props = Pick<ArticlePage, 'more'> & { labels: Pick<ArticlePage['labels'], 'more' | 'older' | 'newer'> };

/** Related articles with their pictures, and below them the next older and newer one. */
export function MoreArticles({ more: { related, older, newer }, labels }: Props) {
  if (related.length === 0 && !older && !newer) return null;
  return (
    <nav className="section plane-muted more-articles" aria-labelledby="more">
      <h2 id="more">{labels.more}</h2>
      {related.length > 0 && (
        <ul className="more-articles-row">
          {related.map(({ category, image, drawing, ...article }) => (
            <li key={article.href}>
              <ArticleImage name={image} drawing={drawing} />
              <Tag>{category}</Tag>
              <MoreLink article={article} />
            </li>
          ))}
        </ul>
      )}
      <p className="more-articles-row more-articles-neighbours">
        {newer && <MoreLink label={labels.newer} article={newer} />}{' '}
        {older && <MoreLink label={labels.older} article={older} />}
      </p>
    </nav>
  );
}

function MoreLink({ label, article }: { label?: string; article: ArticleLink }) {
  return (
    <Link href={article.href} className="more-articles-link">
      {label && <small className="small muted">{label} </small>}
      {unbroken(article.title)}
    </Link>
  );
}
