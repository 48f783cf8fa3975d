import { fillSlots } from '../../lib/fill-slots.ts';

/**
 * Adds a permalink before each heading of the open page's text. By script, so that the HTML for feed, search and page
 * stays as written. Safe to call again.
 * @param label accessible name, with {{heading}}
 */
export function addHeadingLinks(label: string) {
  for (const heading of document.querySelectorAll('.prose > h2[id]')) {
    if (heading.previousElementSibling?.matches('.heading-link')) continue;
    const link = document.createElement('a');
    link.className = 'heading-link';
    link.href = `#${heading.id}`;
    link.ariaLabel = fillSlots(label, { heading: heading.textContent });
    heading.before(link);
  }
}
