/** Keeps only those scroll rows of the open page in the tab order that scroll. Safe to call again. */
export function watchScrollRows() {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const row of document.querySelectorAll('.scroll-row')) observer.observe(row);
}
