import { site } from 'virtual:site-shell';
import type { ReactNode } from 'react';

type Props = { heading: string; lead: string; children: ReactNode };

/**
 * The 422 page of a form without a page of its own: one embedded in several pages, or in a popup. Without JavaScript,
 * visitors correct their input here.
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
