/** Shows the share buttons of this and every later page if the device has a share sheet, which they open. */
export function shareOnClick() {
  if (!('share' in navigator)) return;
  document.documentElement.dataset.canShare = '';
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-share]');
    if (!button) return;
    const { share: url = '', title = '' } = button.dataset;
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the sheet isn't a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        console.error('The page could not be shared.', error);
    }
  });
}
