/** Address of a page of the blog's overview. @param number from 1, the newest */
export function blogPagePath(number: number): string {
  return number === 1 ? '/blog' : `/blog/seite/${number}`;
}

/** Which page of the overview stands at a path, from 2: the first is an ordinary page. */
export function blogPageNumber(path: string): number | undefined {
  const [, number] = /^\/blog\/seite\/([2-9]|[1-9]\d+)$/.exec(path) ?? [];
  return number === undefined ? undefined : Number(number);
}
