import { useEffect, useRef } from 'react';
import { useUiTexts } from '../ui-texts.ts';
import { addHeadingLinks } from './heading-links.ts';

/**
 * The text of an article.
 * @param html rendered from Markdown and sanitised by site/content/read/markdown.server.ts
 */
export function Prose({ html }: { html: string }) {
  const prose = useRef<HTMLDivElement>(null);
  const { headingLink } = useUiTexts();

  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other headings
  useEffect(
    () => (prose.current ? addHeadingLinks(prose.current, headingLink) : undefined),
    [html, headingLink],
  );

  // biome-ignore lint/security/noDangerouslySetInnerHtml: content rejects raw HTML, and the rest is sanitised
  return <div ref={prose} className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
