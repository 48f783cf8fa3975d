import type { Teaser as TeaserData } from '../../assemble/page-types.ts';
import type { SearchHit } from '../../search/create-search.ts';
import { ArticleImage } from '../article-image/article-image.tsx';
import { Icon } from '../icon/icon.tsx';
import { isExternal, Link } from '../link/link.tsx';
import { MarkedText } from '../marked-text/marked-text.tsx';
import { MetaLine } from '../meta-line/meta-line.tsx';
import { Tag } from '../tag/tag.tsx';
import { UnpublishedMark } from '../tag/unpublished-mark.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';

type Props = {
  teaser: TeaserData;
  readTimeLabel: string;
  variant?: 'normal' | 'large';
  /** Search match: words to mark, and a passage that replaces the excerpt. */
  hit?: Pick<SearchHit, 'terms' | 'passage'>;
};

/** An article in the overview, clickable as a whole. */
export function Teaser({ teaser, readTimeLabel, variant = 'normal', hit }: Props) {
  const { title, excerpt, category, source, image, drawing, href, ...meta } = teaser;
  const isLarge = variant === 'large';
  const mark = (text: string) => (hit ? <MarkedText text={text} terms={hit.terms} /> : unbroken(text));
  return (
    <article className={isLarge ? 'teaser teaser-large' : 'teaser'}>
      {image && <ArticleImage name={image} drawing={drawing} priority={isLarge} />}
      <Tag>{`${category} · ${source}`}</Tag>
      <UnpublishedMark path={href} />
      <h2>
        <Link href={href}>
          {mark(title)}
          {isExternal(href) && <Icon name="newTab" />}
        </Link>
      </h2>
      <p className="teaser-excerpt">{mark(hit?.passage ?? excerpt)}</p>
      <MetaLine
        author={meta.author}
        date={meta.date}
        readTime={meta.readTime}
        readTimeLabel={readTimeLabel}
      />
    </article>
  );
}
