import leven from 'leven';

/** The page whose path is most like this one, by its last part; the home page if none is. */
export function nearestPage(path: string, pages: readonly string[]): string {
  const last = (of: string) => of.slice(of.lastIndexOf('/') + 1);
  const wanted = last(path);
  let [nearest, least] = ['/', Math.max(2, wanted.length / 2)];
  for (const page of pages) {
    const distance = leven(wanted, last(page), { maxDistance: Math.ceil(least) });
    if (distance < least) [nearest, least] = [page, distance];
  }
  return nearest;
}
