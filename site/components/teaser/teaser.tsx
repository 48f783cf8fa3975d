import { UnpublishedMark } from '../../client/unpublished-mark.tsx';
import type { Teaser as TeaserData } from '../../pages/page-data.ts';
import { ArticleImage } from '../article-image/article-image.tsx';
import { Link } from '../link/link.tsx';
import { MetaLine } from '../meta-line/meta-line.tsx';
import { Tag } from '../tag/tag.tsx';

type Props = { teaser: TeaserData; readTimeLabel: string; variant?: 'normal' | 'large' };

/** One article in the overview; a click anywhere on it leads there. */
export function Teaser({ teaser, readTimeLabel, variant = 'normal' }: Props) {
  const { title, excerpt, category, source, image, href, ...meta } = teaser;
  const isLarge = variant === 'large';
  return (
    <article className={isLarge ? 'teaser teaser-large' : 'teaser'}>
      {image && <ArticleImage name={image} priority={isLarge} />}
      <Tag>{source === 'Blog' ? category : `${category} · ${source}`}</Tag>
      <UnpublishedMark path={href} />
      <h2>
        <Link href={href}>{title}</Link>
      </h2>
      <p className="teaser-excerpt">{excerpt}</p>
      <MetaLine
        author={meta.author}
        date={meta.date}
        readTime={meta.readTime}
        readTimeLabel={readTimeLabel}
      />
    </article>
  );
}
