/** From and to, as in slice. */
export type Range = [from: number, to: number];

/** Parts of three lists that belong together. */
export type Chunk = { original: Range; echo: Range; wanted: Range };

/**
 * Compares what a file has, what the editor makes of that of its own accord, and what it hands over after an edit.
 * Entries are compared as strings.
 */
export function chunksOf(original: string[], echo: string[], wanted: string[]): Chunk[] {
  const [inOriginal, inWanted] = [matches(echo, original), matches(echo, wanted)];
  const chunks: Chunk[] = [];
  const at = { original: 0, echo: 0, wanted: 0 };
  const add = (original: number, echo: number, wanted: number) => {
    if (original > at.original || echo > at.echo || wanted > at.wanted) {
      chunks.push({
        original: [at.original, original],
        echo: [at.echo, echo],
        wanted: [at.wanted, wanted],
      });
    }
    Object.assign(at, { original, echo, wanted });
  };
  for (let index = 0; index < echo.length; index++) {
    const [own, other] = [inOriginal[index], inWanted[index]];
    if (own === undefined || other === undefined) continue;
    add(own, index, other);
    add(own + 1, index + 1, other + 1);
  }
  add(original.length, echo.length, wanted.length);
  return chunks;
}

/** Limit above which the middle counts as different: comparing it would take seconds. */
const MOST_COMPARISONS = 20_000_000;

/** Where each entry of `a` is in `b`, by a longest common subsequence; of several, by the one that moves entries least. */
function matches(a: string[], b: string[]): Array<number | undefined> {
  const found: Array<number | undefined> = a.map(() => undefined);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) found[start] = start++;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) found[--endA] = --endB;
  const [rows, columns] = [endA - start, endB - start];
  if (rows * columns > MOST_COMPARISONS) return found;
  // A pair counts for more than all that the others may be moved.
  const pair = 2 * (rows + columns) ** 2;
  const width = columns + 1;
  const worths = new Float64Array((rows + 1) * width);
  const worth = (row: number, column: number) => worths[row * width + column] ?? 0;
  const worthWith = (row: number, column: number) =>
    a[start + row] === b[start + column] ? worth(row + 1, column + 1) + pair - Math.abs(row - column) : -1;
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      worths[row * width + column] = Math.max(
        worthWith(row, column),
        worth(row + 1, column),
        worth(row, column + 1),
      );
    }
  }
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    if (worth(row, column) === worthWith(row, column)) found[start + row++] = start + column++;
    else if (worth(row + 1, column) >= worth(row, column + 1)) row++;
    else column++;
  }
  return found;
}
