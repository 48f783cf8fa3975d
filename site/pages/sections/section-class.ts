/** The class of a section on one of the planes; `ground` is that of the page itself. */
export function sectionClass(plane: 'ground' | 'muted' | 'dark' | 'amber' | 'warm' | 'cool'): string {
  return plane === 'ground' ? 'section' : `section plane-${plane}`;
}
