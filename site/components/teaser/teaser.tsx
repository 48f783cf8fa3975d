import type { Teaser as TeaserData } from '../../assemble/page-types.ts';
import { ArticleImage } from '../article-image/article-image.tsx';
import { Icon } from '../icon/icon.tsx';
import { isExternal, Link } from '../link/link.tsx';
import { MetaLine } from '../meta-line/meta-line.tsx';
import { Tag } from '../tag/tag.tsx';
import { UnpublishedMark } from '../tag/unpublished-mark.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';

type Props = {
  teaser: TeaserData;
  readTimeLabel: string;
  variant?: 'normal' | 'large';
};

/** An article in the overview, clickable as a whole. */
export function Teaser({ teaser, readTimeLabel, variant = 'normal' }: Props) {
  const { title, excerpt, category, source, image, drawing, href, slug, ...meta } = teaser;
  const isLarge = variant === 'large';
  const picture = image && (
    <div className={isExternal(href) ? 'linked-picture linked-picture-away' : 'linked-picture'}>
      <ArticleImage name={image} drawing={drawing} priority={isLarge} />
    </div>
  );
  return (
    <article
      className={isLarge ? 'teaser teaser-large' : 'teaser'}
      // For client/blog.ts.
      data-slug={slug}
      data-category={category}
    >
      {isLarge && picture}
      <Tag>{`${category} · ${source}`}</Tag>
      <UnpublishedMark path={href} />
      <h2>
        <Link href={href}>
          <span className="teaser-title">{unbroken(title)}</span>
          {isExternal(href) && <Icon name="newTab" />}
        </Link>
      </h2>
      {/* On phones the text flows around it. */}
      {!isLarge && picture}
      <p className="teaser-excerpt">{unbroken(excerpt)}</p>
      <MetaLine
        author={meta.author}
        date={meta.date}
        readTime={meta.readTime}
        readTimeLabel={readTimeLabel}
      />
    </article>
  );
}
