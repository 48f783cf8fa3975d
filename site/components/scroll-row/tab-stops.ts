/** Keeps only those scroll rows of the open page in the tab order that scroll. Safe to call again. */
export function watchScrollRows() {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else if (target === document.activeElement) leaveOnBlur(target);
      else target.removeAttribute('tabindex');
    }
  });
  for (const row of document.querySelectorAll('.scroll-row')) observer.observe(row);
}

/** Without the attribute, it would lose the focus at once. */
function leaveOnBlur(row: Element) {
  row.setAttribute('tabindex', '-1');
  row.addEventListener(
    'blur',
    () => {
      if (row.getAttribute('tabindex') === '-1') row.removeAttribute('tabindex');
    },
    { once: true },
  );
}
