import { site } from 'virtual:site-shell';
import { useEffect, useRef } from 'react';

const TITLE = 'Unexpected Application Error!';

/** Shown for a page that failed to render (docs/product.md, "Router fallback"). */
export function RouterError({ error }: { error: unknown }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className="section">
      <title>{TITLE}</title>
      <h1 lang="en" tabIndex={-1} ref={heading}>
        {TITLE}
      </h1>
      <p>{messageOf(error)}</p>
      <p>{site.ui.routerErrorText}</p>
      <p>
        {/* A full page load, which doesn't depend on the router's state. */}
        <a href="/">{site.ui.routerErrorLink}</a>
      </p>
    </main>
  );
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : JSON.stringify(error);
}
