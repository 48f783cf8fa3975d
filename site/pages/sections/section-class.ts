/** CSS class of a section by background; `ground` is the page's own. */
export function sectionClass(plane: 'ground' | 'muted' | 'dark' | 'amber' | 'warm' | 'cool'): string {
  return plane === 'ground' ? 'section' : `section plane-${plane}`;
}
