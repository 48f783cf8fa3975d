import { watchSwipes } from '../swipe.ts';

/** Lets visitors step through the pictures of galleries, by button, arrow key and swipe, on any page. */
export function stepThroughGalleries() {
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>('.gallery-step');
      if (!button) return;
      // Replaces the browser's command, or its polyfill's.
      event.preventDefault();
      event.stopPropagation();
      const direction = button.matches('.gallery-next') ? 'next' : 'previous';
      // Focuses the same button in the new dialog: stepping can continue, and screen readers announce the dialog.
      show(button.getAttribute('commandfor'))?.querySelector<HTMLElement>(`.gallery-${direction}`)?.focus();
    },
    true,
  );
  document.addEventListener('keydown', ({ key, altKey, ctrlKey, metaKey }) => {
    const direction = key === 'ArrowLeft' ? 'previous' : key === 'ArrowRight' ? 'next' : undefined;
    if (!direction || altKey || ctrlKey || metaKey) return;
    document.querySelector<HTMLElement>(`.gallery dialog[open] .gallery-${direction}`)?.click();
  });
  watchSwipes('.gallery-frame', (frame, direction) => {
    const button = direction === 'left' ? '.gallery-next' : '.gallery-previous';
    show(frame.closest('dialog')?.querySelector(button)?.getAttribute('commandfor'));
  });
}

/**
 * Swaps one dialog for another. The open one is closed first, which returns focus to the picture that opened it, so
 * that it returns there from the last dialog as well.
 */
function show(id: string | null | undefined): HTMLDialogElement | undefined {
  const dialog = document.getElementById(id ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  for (const open of document.querySelectorAll<HTMLDialogElement>('.dialog-picture[open]')) open.close();
  dialog.showModal();
  return dialog;
}
