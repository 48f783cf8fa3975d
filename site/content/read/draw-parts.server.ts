import type { Root, Table, TableCell } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { numberCells } from './draw-bars.server.ts';
import { field, isCountable } from './draw-field.server.ts';

/**
 * A table whose first row counts what the next ones divide, „Anrufe“, „davon schnell gelöst“, is drawn as that many
 * pieces in a field: what one column has fewer of than another is missing in its place. What else it counts has numbers alone.
 */
export function drawParts(tree: Root) {
  for (const table of tree.children) if (table.type === 'table') drawTable(table);
}

function drawTable(table: Table) {
  const rows = table.children.slice(1).map(({ children: [name, ...cells] }) => ({ name, cells }));
  const values = new Map(numberCells(table).map(({ cell, value }) => [cell, value]));
  const parts = rows.slice(1).filter(({ name }) => textOf(name).startsWith('davon '));
  const most = Math.max(0, ...values.values());
  const of = (cell: TableCell | undefined) => (cell && values.get(cell)) || 0;
  const inParts = (column: number) => parts.map(({ cells }) => of(cells[column]));
  const adds = (cell: TableCell, column: number) =>
    of(cell) === inParts(column).reduce((sum, value) => sum + value, 0);
  if (parts.length < 2 || parts.length > 3 || !isCountable(most) || !rows[0]?.cells.every(adds)) return;
  for (const [column, cell] of rows[0].cells.entries())
    cell.children.push(field('call', 6, most - of(cell), ...inParts(column)));
  for (const [index, { name }] of parts.entries())
    name?.children.unshift(field('call', 1, ...[0, ...parts].map((_, at) => Number(at === index + 1))));
  table.data = { ...table.data, ...{ isDrawn: true } };
}
