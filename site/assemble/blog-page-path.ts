/**
 * Path of a page of the blog index.
 * @param number from 1, the newest
 */
export function blogPagePath(number: number): string {
  return number === 1 ? '/blog' : `/blog/seite/${number}`;
}

/** The number of the index page at a path, from 2; the first is an ordinary page. */
export function blogPageNumber(path: string): number | undefined {
  const [, number] = /^\/blog\/seite\/([2-9]|[1-9]\d+)$/.exec(path) ?? [];
  return number === undefined ? undefined : Number(number);
}
