/** Subject of general mail buttons (docs/product.md, "Other outbound links"). */
const SUBJECT = 'Anfrage';

/** Opens a mail draft to the owner. */
export function mailHref(address: string, subject = SUBJECT): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject.replaceAll('\u00AD', ''))}`;
}
