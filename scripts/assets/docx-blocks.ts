import {
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import type { List, PhrasingContent, RootContent, Table as TableNode } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { withoutItalics } from '../../site/content/read/article-document.server.ts';
import { bullets, headings, INDENT, numbers, TEXT_WIDTH, tableBorders } from './docx-styles.ts';

/** Makes Markdown paragraphs, lists and tables of Word. */
export class Blocks {
  readonly address: string;
  /** One for each numbered list, so that each starts at 1. */
  readonly numberings = [{ reference: 'bullets', levels: bullets }];

  constructor(address: string) {
    this.address = address;
  }

  of(nodes: readonly RootContent[], options: IParagraphOptions = {}): Array<Paragraph | Table> {
    return nodes.flatMap((node) => this.block(node, options));
  }

  block(node: RootContent, options: IParagraphOptions): Array<Paragraph | Table> {
    const paragraph = (children: ParagraphChild[], more: IParagraphOptions = {}) => [
      new Paragraph({ ...options, ...more, children }),
    ];
    switch (node.type) {
      case 'heading':
        return paragraph(this.runs(node.children), {
          heading: headings[node.depth - 2] ?? HeadingLevel.HEADING_3,
        });
      case 'paragraph':
        return paragraph(this.runs(withoutItalics(node)));
      case 'blockquote':
        return this.of(node.children, { style: 'Quote' });
      case 'code':
        return node.value.split('\n').flatMap((line) => paragraph([new TextRun(line)], { style: 'Code' }));
      case 'list':
        return this.list(node, 0);
      case 'table':
        // Word joins a table with the next one.
        return [this.table(node), new Paragraph({ spacing: { after: 0 } })];
      default:
        return [];
    }
  }

  list(list: List, level: number): Array<Paragraph | Table> {
    const reference = list.ordered ? `list-${this.numberings.length}` : 'bullets';
    if (list.ordered) this.numberings.push({ reference, levels: numbers(list.start ?? 1) });
    return list.children.flatMap(({ children: [first, ...rest], checked }, index) => {
      const isLast = level === 0 && index === list.children.length - 1;
      const tick = typeof checked === 'boolean' ? [new TextRun(checked ? '☑ ' : '☐ ')] : [];
      const start = first?.type === 'paragraph' ? this.runs(first.children) : [];
      return [
        new Paragraph({
          numbering: { reference, level },
          // The last item keeps a paragraph's distance to the next block.
          ...(!isLast && { spacing: { after: 60 } }),
          children: [...tick, ...start],
        }),
        ...(first?.type === 'paragraph' ? rest : [...(first ? [first] : []), ...rest]).flatMap((node) =>
          node.type === 'list'
            ? this.list(node, level + 1)
            : this.block(node, { indent: { left: INDENT * (level + 1) } }),
        ),
      ];
    });
  }

  table({ children: rows, align }: TableNode): Table {
    const widths = columnWidths(rows.map(({ children }) => children.map((cell) => textOf(cell))));
    return new Table({
      width: { size: TEXT_WIDTH, type: 'dxa' },
      columnWidths: widths,
      margins: { top: 60, bottom: 60, left: CELL_MARGIN, right: CELL_MARGIN, marginUnitType: 'dxa' },
      borders: tableBorders,
      rows: rows.map(
        ({ children }, row) =>
          new TableRow({
            tableHeader: row === 0,
            cantSplit: true,
            children: children.map(
              (cell, column) =>
                new TableCell({
                  width: { size: widths[column] ?? 0, type: 'dxa' },
                  children: [
                    new Paragraph({
                      style: row === 0 ? 'TableHead' : 'TableText',
                      alignment: align?.[column] ?? 'left',
                      children: this.runs(cell.children),
                    }),
                  ],
                }),
            ),
          }),
      ),
    });
  }

  runs(nodes: readonly PhrasingContent[], look: IRunOptions = {}): ParagraphChild[] {
    return nodes.flatMap((node): ParagraphChild[] => {
      switch (node.type) {
        case 'text':
          return [new TextRun({ ...look, text: plain(node.value) })];
        case 'strong':
          return this.runs(node.children, { ...look, bold: true });
        case 'emphasis':
          return this.runs(node.children, { ...look, italics: true });
        case 'delete':
          return this.runs(node.children, { ...look, strike: true });
        case 'inlineCode':
          return [new TextRun({ ...look, text: node.value, font: 'Consolas' })];
        case 'break':
          return [new TextRun({ break: 1 })];
        case 'link': {
          const children = this.runs(node.children, { ...look, style: 'Hyperlink' });
          return [new ExternalHyperlink({ link: new URL(node.url, this.address).href, children })];
        }
        default:
          return [];
      }
    });
  }
}

/** Without the soft hyphens of titles; a line's end is a space. */
export const plain = (text: string) => text.replaceAll('\u00AD', '').replaceAll('\n', ' ');

/** Room for the longest word of each column; the rest goes to longer texts. In twentieths of a point. */
function columnWidths(rows: string[][]): number[] {
  const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ''));
  const longest = (texts: string[]) => Math.max(...texts.map(({ length }) => length));
  const least = columns.map(
    (texts) => 2 * CELL_MARGIN + LETTER * longest(texts.flatMap((one) => one.split(/[\s-]/))),
  );
  const weights = columns.map((texts) => Math.sqrt(longest(texts)) + 1);
  const [used, sum] = [least, weights].map((all) => all.reduce((sum, one) => sum + one, 0)) as [
    number,
    number,
  ];
  const spare = TEXT_WIDTH - used;
  // Words that don't fit side by side are divided.
  if (spare < 0) return least.map((width) => Math.floor((width * TEXT_WIDTH) / used));
  return least.map((width, column) => Math.floor(width + (spare * (weights[column] ?? 0)) / sum));
}

const CELL_MARGIN = 100;
/** Width of a wide letter in tables. */
const LETTER = 125;
