import { UnpublishedMark } from '../../client/unpublished-mark.tsx';
import type { Teaser as TeaserData } from '../../pages/page-data.ts';
import type { Finding } from '../../search/create-search.ts';
import { ArticleImage } from '../article-image/article-image.tsx';
import { Icon } from '../icon/icon.tsx';
import { isExternal, Link } from '../link/link.tsx';
import { MarkedText } from '../marked-text/marked-text.tsx';
import { MetaLine } from '../meta-line/meta-line.tsx';
import { Tag } from '../tag/tag.tsx';

type Props = {
  teaser: TeaserData;
  readTimeLabel: string;
  variant?: 'normal' | 'large';
  /** What a search has found: the words to mark, and the passage that stands instead of the excerpt. */
  finding?: Pick<Finding, 'terms' | 'passage'>;
};

/** One article in the overview; a click anywhere on it leads there. */
export function Teaser({ teaser, readTimeLabel, variant = 'normal', finding }: Props) {
  const { title, excerpt, category, source, image, drawing, href, ...meta } = teaser;
  const isLarge = variant === 'large';
  const mark = (text: string) => (finding ? <MarkedText text={text} terms={finding.terms} /> : text);
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
      <p className="teaser-excerpt">{mark(finding?.passage ?? excerpt)}</p>
      <MetaLine
        author={meta.author}
        date={meta.date}
        readTime={meta.readTime}
        readTimeLabel={readTimeLabel}
      />
    </article>
  );
}
