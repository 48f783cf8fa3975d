/**
 * What the visitor has chosen and ticked in a prerendered form before React takes it over, by field.
 * @param action where the form posts to
 */
export function chosenSoFar(action: string): Record<string, string | true> {
  if (typeof document === 'undefined') return {};
  const boxes = document.querySelectorAll<HTMLInputElement>(`form[action="${action}"] :checked`);
  return Object.fromEntries(
    [...boxes].map(({ name, type, value }) => [name, type === 'radio' ? value : true]),
  );
}
