import type { BlogPage } from '../assemble/page-types.ts';
import { ActionButtons } from '../components/action-button/action-button.tsx';
import { Link } from '../components/link/link.tsx';

/** Message for a search without hits, with suggestions. Shown and filled in by client/blog.ts. */
export function BlogNothing({ texts }: { texts: BlogPage['nothing'] }) {
  return (
    <div className="blog-nothing plane-muted" data-heading={texts.heading} hidden>
      <h2>{texts.reset}</h2>
      <p>{texts.text}</p>
      <p className="blog-nothing-links">
        <Link href="/blog" className="text-link" data-everywhere={texts.everywhere} data-leads-back="">
          {texts.reset}
        </Link>
        <Link href="/blog" className="text-link" data-leads-back="">
          {texts.reset}
        </Link>
      </p>
      <ActionButtons actions={texts.actions} />
    </div>
  );
}
