import type { Root, Table, TableCell } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { field, isCountable } from './draw-field.server.ts';
import { middle, shape, stroke, svg } from './svg.server.ts';

/**
 * Draws a bar under each number of a table that holds nothing but numbers beside its first column: the table stays
 * what is read, copied and announced. A full bar is the table's largest number, 100 if its columns are percentages, or N
 * if its corner says „Von N …“: then each part of the whole begins where the one before ends.
 */
export function drawBars(tree: Root) {
  visit(tree, 'table', (table) => {
    if (table.data && 'isDrawn' in table.data) return;
    const cells = numberCells(table);
    const largest = Math.max(...cells.map(({ value }) => value));
    if (!(largest > 0)) return;
    const [corner, ...names] = table.children[0]?.children ?? [];
    const isPercent = names.every((name) => /%|Prozent/.test(textOf(name)));
    const whole = isPercent ? 100 : Number(/^Von (\d+)\b/.exec(textOf(corner))?.[1] ?? 0);
    const full = Math.max(largest, whole);
    // Several columns, or more than the whole: side by side they would say something else.
    const sum = cells.reduce((total, { value }) => total + value, 0);
    const isDivided = whole > 0 && !isPercent && names.length === 1 && sum <= whole;
    const isClock = isDivided && table.data && 'isClock' in table.data;
    let start = 0;
    for (const { cell, value } of cells) {
      cell.children.push(isClock ? arc(value, start, whole) : bar(value / full, start / full));
      if (!isDivided) continue;
      start += value;
      // The column's head is out of sight: its unit stands at the numbers.
      if (textOf(names[0]) === 'Minuten') cell.data = { hProperties: { dataLabel: 'Min.' } };
    }
  });
}

/**
 * Draws what the first two amounts of a calculation multiply, „120 × 30 € × 12“, if they differ by nothing else. A
 * calculation is a table of words with amounts in its last column alone.
 */
export function compareAmounts(table: Table) {
  const { align, children } = table;
  if (align?.indexOf('right') !== align?.findLastIndex(Boolean) || numberCells(table).length > 0) return;
  const amounts = children.slice(1, 3).flatMap(({ children: cells }) => {
    const [sum, cell] = cells.slice(-2);
    const count = sum && Number(/^(\d+)\s×/.exec(textOf(sum))?.[1]);
    return cell && isCountable(count) ? [{ cell, count, each: germanNumber(textOf(cell)) / count }] : [];
  });
  const most = Math.max(...amounts.map(({ count }) => count));
  if (amounts.length < 2 || amounts[0]?.each !== amounts[1]?.each) return;
  for (const { cell, count } of amounts) cell.children.push(field('licence', 20, count, most - count));
}

/** The cells with their values; none if a cell isn't a number or is a year. */
export function numberCells({ children: [, ...rows] }: Table): Array<{ cell: TableCell; value: number }> {
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

function bar(share: number, start: number) {
  const x = start ? percent(start) : undefined;
  return svg('bar', [shape('rect', { x, width: percent(share), height: '100%' })]);
}

/** Some of all the minutes; the first say how many all are. */
const arc = (minutes: number, start: number, all: number) =>
  svg('bar', [stroke('circle', all, `0 ${start} ${minutes} ${all}`), ...(start ? [] : [middle(all)])]);

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
