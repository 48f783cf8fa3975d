export type FieldPath = ReadonlyArray<string | number>;

/** Deeper than any field of content/; more levels don't help in a message. */
const MAX_SHOWN = 10;

/** Formats a path for messages: `books[2].isbn`. */
export function fieldName(path: FieldPath): string {
  if (path.length > MAX_SHOWN) return `${fieldName(path.slice(0, MAX_SHOWN))}…`;
  return path
    .map((segment, index) => (typeof segment === 'number' ? `[${segment}]` : `${index ? '.' : ''}${segment}`))
    .join('');
}
