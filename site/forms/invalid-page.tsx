import { site } from 'virtual:site-shell';
import type { ReactNode } from 'react';

type Props = { heading: string; lead: string; children: ReactNode };

/**
 * The 422 page of a form that has no page of its own: it stands on several pages, or in a window over them.
 * Without JavaScript the visitor comes here to mend what was typed.
 */
export function InvalidPage({ heading, lead, children }: Props) {
  return (
    <>
      <title>{`${heading} | ${site.name}`}</title>
      <header className="page-head">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
      </header>
      <section className="section section-joined enquiry">{children}</section>
    </>
  );
}
