import type { BlogPage } from '../assemble/page-types.ts';
import { ActionButtons } from '../components/action-button/action-button.tsx';
import { Link } from '../components/link/link.tsx';
import { fillSlots } from '../lib/fill-slots.ts';
import { type BlogQuery, blogSearch, shownText } from '../search/blog-query.ts';

type Props = {
  texts: BlogPage['nothing'];
  query: BlogQuery;
  /** Called when following a suggestion removes this component, so that focus can be moved. */
  onLeave: () => void;
};

/** Message for a search without hits, with suggestions. */
export function BlogNothing({ texts, query, onLeave }: Props) {
  const { text, category } = query;
  return (
    <div className="blog-nothing plane-muted">
      <h2>{fillSlots(texts.heading, { query: shownText(query) })}</h2>
      <p>{texts.text}</p>
      <p className="blog-nothing-links">
        {category && (
          <Link href={`/blog${blogSearch({ text })}`} className="text-link" onClick={onLeave}>
            {fillSlots(texts.everywhere, { category })}
          </Link>
        )}
        <Link href="/blog" className="text-link" onClick={onLeave}>
          {texts.reset}
        </Link>
      </p>
      <ActionButtons actions={texts.actions} />
    </div>
  );
}
