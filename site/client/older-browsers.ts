/*
 * Polyfills for two parts of HTML that menu and dialogs use: Invoker Commands (`commandfor`: Chrome 135, Firefox 144,
 * Safari 26.2) and `closedby` (Chrome 134, Firefox 141, not in Safari). Loaded by the start script where one is missing.
 */

if (!('commandForElement' in HTMLButtonElement.prototype)) {
  addEventListener('click', (event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest('button[commandfor]') : null;
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (event.defaultPrevented || !(dialog instanceof HTMLDialogElement)) return;
    // The button would also toggle it as a popover (components/dialog/dialog-invokers.ts).
    event.preventDefault();
    if (button?.getAttribute('command') === 'show-modal') dialog.showModal();
    else dialog.close();
  });
  // One opened as a popover before this script came. `:is` keeps browsers without popovers from an error.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:is(:popover-open)')) {
    dialog.hidePopover();
    dialog.showModal();
  }
}

if (!('closedBy' in HTMLDialogElement.prototype)) {
  addEventListener('click', ({ target }) => {
    // Content fills the dialog, so only clicks on the backdrop target the dialog itself.
    if (target instanceof HTMLDialogElement && target.getAttribute('closedby') === 'any') target.close();
  });
  addEventListener('keydown', (event) => {
    // On keydown, because preventing `cancel` doesn't stop a second Escape.
    if (event.key === 'Escape' && document.querySelector('dialog[open][closedby="none"]'))
      event.preventDefault();
  });
}

export {};
