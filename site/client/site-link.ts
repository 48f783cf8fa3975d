/** The link at the place of an event, if it leads to an address of this site in this tab. */
export function siteLinkAt(place: EventTarget | null): HTMLAnchorElement | undefined {
  const link = place instanceof Element ? place.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  return link;
}
