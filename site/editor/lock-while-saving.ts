/** Of Sveltia CMS, in German. */
const SAVING = 'Wird gespeichert';

/**
 * Closes the form's fields while it is being saved, and then gives the focus back. Sveltia CMS leaves them open, and once it
 * has saved, drops what was typed meanwhile.
 */
export function lockWhileSaving(): void {
  let focused: Element | null = null;
  const isLocked = () => document.querySelector('[data-key-path][inert]') !== null;
  new MutationObserver(() => {
    const buttons = document.querySelectorAll('[aria-keyshortcuts]');
    const isSaving = [...buttons].some(({ textContent }) => textContent.includes(SAVING));
    if (isSaving === isLocked()) return;
    if (isSaving) focused = document.activeElement;
    for (const field of document.querySelectorAll('[data-key-path]'))
      field.toggleAttribute('inert', isSaving);
    if (!isSaving && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
