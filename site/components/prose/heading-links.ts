import { fillSlots } from '../fill-slots.ts';

/**
 * Puts a quiet link to its own place before each heading, for whoever wants to point to it. By script, because it is
 * of use only to some, and the text that goes into feed, search and page stays what the author wrote.
 * @param label accessible name, with {{heading}}
 * @returns takes the links away again
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
