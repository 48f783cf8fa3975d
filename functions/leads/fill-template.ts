/**
 * Fills the `{{slots}}` of a template in one pass, so that a value which looks like a slot stays text.
 * Slots without a value become empty.
 */
export const fillTemplate = (template: string, values: Record<string, string>) =>
  template.replace(/\{\{(\w+)\}\}/g, (_, slot: string) =>
    Object.hasOwn(values, slot) ? (values[slot] ?? '') : '',
  );

/** As `fillTemplate`, for HTML: every value is escaped, for text and for quoted attributes alike. */
export const fillHtml = (template: string, values: Record<string, string>) =>
  fillTemplate(
    template,
    Object.fromEntries(Object.entries(values).map(([slot, value]) => [slot, escapeHtml(value)])),
  );

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
