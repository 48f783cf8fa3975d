export type FieldPath = ReadonlyArray<string | number>;

/** The path as a message shows it: `books[2].isbn`. */
export function fieldName(path: FieldPath): string {
  return path
    .map((segment, index) => (typeof segment === 'number' ? `[${segment}]` : `${index ? '.' : ''}${segment}`))
    .join('');
}
