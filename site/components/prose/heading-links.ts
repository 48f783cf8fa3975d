import { fillSlots } from '../../lib/fill-slots.ts';

/**
 * Adds a permalink before each heading. By script, so that the HTML for feed, search and page stays as written.
 * @param label accessible name, with {{heading}}
 * @returns removes the links
 */
export function addHeadingLinks(prose: HTMLElement, label: string): () => void {
  const links = [...prose.querySelectorAll<HTMLElement>(':scope > h2[id]')].map((heading) => {
    const link = document.createElement('a');
    link.className = 'heading-link';
    link.href = `#${heading.id}`;
    link.ariaLabel = fillSlots(label, { heading: heading.textContent });
    heading.before(link);
    return link;
  });
  return () => {
    for (const link of links) link.remove();
  };
}
