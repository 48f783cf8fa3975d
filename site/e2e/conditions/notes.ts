import type { Page } from '@playwright/test';

/**
 * Notes beside an article's text: how far the top of each, and the baseline of its first line, are from those of the
 * paragraph before it, in px, and what it covers.
 */
export const notesBeside = (page: Page) =>
  page.evaluate(() => {
    const baseline = (element: Element) => {
      const probe = document.createElement('span');
      probe.style.display = 'inline-block';
      element.prepend(probe);
      const { bottom } = probe.getBoundingClientRect();
      probe.remove();
      return bottom;
    };
    const prose = document.querySelector('.article-text > .prose');
    const text = prose?.querySelector('p')?.getBoundingClientRect();
    return [...document.querySelectorAll('.article-text > .prose .note')].flatMap((note) => {
      const before = note.previousElementSibling;
      const box = note.getBoundingClientRect();
      if (!before || !text || box.left < text.right) return [];
      // Below it, as on cards.
      if (box.left <= before.getBoundingClientRect().left) return [];
      const others = [
        ...(prose?.children ?? []),
        ...document.querySelectorAll('.article-update, .table-of-contents, h1, .word > *'),
      ];
      const covered = others.filter((other) => {
        const { top, bottom, left, right } = other.getBoundingClientRect();
        return (
          !other.contains(note) &&
          left < box.right &&
          right > box.left &&
          top < box.bottom &&
          bottom > box.top
        );
      });
      return {
        text: note.textContent.slice(0, 60),
        top: Math.abs(box.top - before.getBoundingClientRect().top),
        // What stands on a plane begins with it.
        baseline: before.matches('p:not([class])') ? Math.abs(baseline(note) - baseline(before)) : 0,
        covers: covered.map((other) => other.textContent.slice(0, 60)),
      };
    });
  });

/** Notes that aren't level with their paragraph, or cover something. */
export const misplaced = (notes: Awaited<ReturnType<typeof notesBeside>>) =>
  notes.filter(({ top, baseline, covers }) => top > 4 || baseline > 4 || covers.length > 0);
