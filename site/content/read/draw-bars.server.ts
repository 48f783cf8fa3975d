import type { Root, Table, TableCell } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/**
 * Draws a bar under each number of a table that holds nothing but numbers beside its first column: the table stays
 * what is read, copied and announced. A full bar is the table's largest number, 100 if its columns are percentages, or N
 * if its corner says „Von N …“.
 */
export function drawBars(tree: Root) {
  visit(tree, 'table', (table) => {
    const cells = numberCells(table);
    const largest = Math.max(...cells.map(({ value }) => value));
    if (!(largest > 0)) return;
    const [corner, ...names] = table.children[0]?.children ?? [];
    const isPercent = names.every((name) => /%|Prozent/.test(textOf(name)));
    const whole = isPercent ? 100 : Number(/^Von (\d+)\b/.exec(textOf(corner))?.[1] ?? 0);
    const full = Math.max(largest, whole);
    for (const { cell, value } of cells) cell.children.push(bar(value / full));
  });
}

/** The cells with their values; none if a cell isn't a number or is a year. */
function numberCells({ children: [, ...rows] }: Table): Array<{ cell: TableCell; value: number }> {
  const cells = rows.flatMap(({ children: [, ...cells] }) => cells);
  const values = cells.map((cell) => germanNumber(textOf(cell)));
  if (!values.every((value) => value >= 0) || values.every((value) => value > 1900 && value < 2100))
    return [];
  return cells.map((cell, index) => ({ cell, value: values[index] ?? 0 }));
}

/** Value of "1.250", "17,5" or "43.200 €"; NaN for anything else. */
function germanNumber(text: string): number {
  const [, number] = /^(\d{1,3}(?:\.?\d{3})*(?:,\d+)?)(?:\s€)?$/.exec(text) ?? [];
  return number ? Number(number.replaceAll('.', '').replace(',', '.')) : Number.NaN;
}

function bar(share: number): TableCell['children'][number] {
  const rect = {
    type: 'rect',
    data: { hName: 'rect', hProperties: { width: `${Math.round(share * 1000) / 10}%`, height: '100%' } },
    children: [],
  };
  const hProperties = { className: ['bar'], ariaHidden: 'true' };
  return { type: 'bar', data: { hName: 'svg', hProperties }, children: [rect] } as never;
}
