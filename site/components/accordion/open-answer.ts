/** Opens the answer around an anchor's target, which the browser doesn't do after client-side navigation. */
export function openAnswer(target: Element | null) {
  const details = target?.closest('details');
  if (!details) return;
  // Without the animation: see accordion.css.
  details.dataset.anchored = '';
  details.open = true;
}
