import { fillSlots } from '../../lib/fill-slots.ts';

/**
 * Adds a permalink after each heading of the open article. By script, so that the HTML for feed, search and page
 * stays as written. Safe to call again.
 * @param label accessible name, with {{heading}}
 */
export function addHeadingLinks(label: string) {
  for (const heading of document.querySelectorAll('.article-text > .prose > h2[id]')) {
    if (heading.nextElementSibling?.matches('.heading-link')) continue;
    const link = document.createElement('a');
    link.className = 'heading-link';
    link.href = `#${heading.id}`;
    link.ariaLabel = fillSlots(label, { heading: heading.textContent });
    heading.after(link);
  }
}
