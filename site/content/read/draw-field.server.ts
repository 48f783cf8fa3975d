import { shape, svg } from './svg.server.ts';

/** One of what is counted: its outline, where that leaves the pen, and how far it is to the next and to the next row. */
const pieces = {
  /** A ticket with its stub. */
  licence: { outline: 'h14.5v14.5h-14.5zm17.5 0h6.5v14.5h-6.5z', pen: 17.5, wide: 29.5, high: 20 },
  call: { outline: 'h20.5v20.5h-20.5z', pen: 0, wide: 26, high: 26 },
} as const;

/**
 * Counted things in rows, a path for each group of them.
 * @param groups how many each has
 */
export function field(piece: keyof typeof pieces, perRow: number, ...groups: number[]) {
  const { outline, pen, wide, high } = pieces[piece];
  let at = 0;
  const children = groups.map((count) => {
    let d = '';
    for (const end = at + count; at < end; at++) {
      const [column, row] = [at % perRow, Math.floor(at / perRow)];
      d += d && column ? `m${wide - pen} 0` : `M${column * wide + 0.75} ${row * high + 0.75}`;
      d += outline;
    }
    return shape('path', { d });
  });
  const viewBox = `0 0 ${Math.min(at, perRow) * wide - 4} ${Math.ceil(at / perRow) * high - 4}`;
  return svg('field', children, viewBox);
}

/** More are a pattern, whose parts nobody counts. */
export const isCountable = (count: number | undefined): count is number =>
  Number.isInteger(count) && Number(count) > 0 && Number(count) <= 200;

/** A line through the dots of each row. */
export function dots(start: number, end: number, perRow: number): string {
  let path = '';
  for (let from = start; from < end; ) {
    const to = Math.min(end, from - (from % perRow) + perRow);
    path += `M${(from % perRow) + 0.5} ${Math.floor(from / perRow) + 0.5}h${(to - from - 0.9).toFixed(1)}`;
    from = to;
  }
  return path;
}
