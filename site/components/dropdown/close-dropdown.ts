/**
 * Closes the header's dropdown when focus leaves it, and lets Escape or a followed link close it while the pointer is
 * still over it. Works on any page.
 */
export function closeDropdown() {
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dismissHovered();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('.dropdown-list a'))) return;
    dismissHovered();
    close(target);
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const dropdown = dropdownAt(target);
    if (dropdown && relatedTarget instanceof Node && !dropdown.contains(relatedTarget)) close(dropdown);
  });
  // Leaving admits hover again, and so does entering, because for touch, leaving precedes the click.
  for (const type of ['pointerover', 'pointerout'] as const)
    document.addEventListener(type, ({ target, relatedTarget }) => {
      const dropdown = dropdownAt(target);
      const isInside = relatedTarget instanceof Node && dropdown?.contains(relatedTarget);
      if (!isInside) dropdown?.removeAttribute('data-dismissed');
    });
}

/** Only if held open by hover: a popover closes by itself, and hovering must be able to show it again. */
function dismissHovered() {
  document.querySelector('.dropdown:hover')?.setAttribute('data-dismissed', '');
}

const dropdownAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('.dropdown') : null;

function close(inside: Element) {
  inside.closest('.dropdown')?.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
}
