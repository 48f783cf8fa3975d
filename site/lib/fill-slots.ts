/**
 * Fills the slots of a text from content: `fillSlots('{{rating}} von 5 Sternen', { rating: 5 })`.
 * @throws if a slot has no value, which would show visitors the braces
 */
export function fillSlots(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{([^{}]*)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing fills {{${name}}} in "${text}".`);
    return String(value);
  });
}
