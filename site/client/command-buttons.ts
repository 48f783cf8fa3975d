/**
 * Polyfills the two HTML Invoker Commands (`commandfor`) that the menu and dialogs use, for browsers before
 * Chrome 135, Firefox 144 and Safari 26.2.
 */
export function supportCommandButtons() {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null;
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'show-modal') dialog.showModal();
    else dialog.close();
  });
}
