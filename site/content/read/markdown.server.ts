import { defaultSchema } from 'hast-util-sanitize';
import type { Emphasis, Nodes, Root, RootContent, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkHtml from 'remark-html';
import { visit } from 'unist-util-visit';
import { slugify } from '../../lib/slugify.ts';
import { TEXT_PICTURE } from '../errors/picture-problem.server.ts';
import type { Placed } from '../errors/refused-markdown.server.ts';
import { pageIds } from '../schemas/page-ids.ts';
import { formClasses } from './article-form.server.ts';
import { divideLongWords } from './divide-long-words.server.ts';
import { drawBars } from './draw-bars.server.ts';
import { keepTogether, linkTelephones } from './keep-together.server.ts';
import { legalClasses } from './legal-parts.server.ts';
import type { ParsedMarkdown } from './parse-markdown.server.ts';
import { typeset, typesetTree } from './typography.server.ts';

export type RenderedMarkdown = {
  html: string;
  /** Second-level headings, for the table of contents; a glossary's have their words. */
  headings: Array<{ id: string; text: string; words?: Array<{ id: string; text: string }> }>;
  words: number;
  /** Internal links and their lines in the file. */
  links: Array<{ url: string; line: number }>;
  /** Files of content/images/blog, and their lines. */
  pictures: Array<{ name: string; line: number }>;
};

export type RenderOptions = {
  firstLine: number;
  tableLabel: string;
  exceptions?: readonly string[];
  isGlossary?: boolean;
  taken?: (tree: Root) => RootContent[];
};

/**
 * Renders the body of a Markdown file, as parseMarkdown reads it.
 * @param firstLine line of the file where `body` begins
 * @param tableLabel accessible name of the scroll container of wide tables
 * @param exceptions wordings that stay as they are
 * @param isGlossary whether third-level headings are words, which the table of contents lists
 * @param taken what readers can take along, which is marked
 * @throws what `taken` throws
 */
export function renderMarkdown(
  { tree, nodes }: ParsedMarkdown,
  { firstLine, tableLabel, exceptions = [], isGlossary = false, taken = () => [] }: RenderOptions,
): RenderedMarkdown {
  const pictures = makeFigures(nodes, { firstLine, exceptions });
  typesetTree(tree, exceptions);
  const words = countWords(nodes);
  // First, so that what is made of headings can lead to them.
  const headings = numberHeadings(nodes, isGlossary);
  for (const node of taken(tree)) setAttributes(node, { dataTaken: '' });
  const links = innerLinks(nodes, firstLine);
  drawBars(tree);
  wrapTables(tree, tableLabel);
  divideLongWords(tree);
  keepTogether(tree);
  linkTelephones(tree);
  return { html: writer.stringify(tree).trim(), headings, words, links, pictures };
}

type Handlers = NonNullable<NonNullable<Parameters<typeof remarkHtml>[0]>['handlers']>;
type RootHandler = NonNullable<Handlers['root']>;

/** remark-html doesn't pass footnote labels on, so they are set where mdast-util-to-hast starts its tree. */
const germanRoot: RootHandler = (state, node: Root) => {
  state.options.footnoteLabel = 'Fußnoten';
  state.options.footnoteLabelProperties = {};
  state.options.footnoteBackLabel = (index: number, repetition: number) =>
    `Zurück zur Fußnote ${index + 1}${repetition > 1 ? `, Stelle ${repetition}` : ''} im Text`;
  const result = { type: 'root' as const, children: state.all(node) };
  // No element ties the boxes of task lists to their text.
  visit(result, { tagName: 'input' }, ({ properties }) => {
    if (properties.disabled) properties.ariaLabel = properties.checked ? 'erledigt' : 'offen';
  });
  state.patch(node, result);
  // The type doesn't cover that the root handler returns a root.
  return state.applyData(node, result) as ReturnType<RootHandler>;
};

const aligned: [string, ...string[]] = ['className', 'right', 'center'];

/** GitHub's list of safe elements, plus what this module adds; heading ids stay as they are. */
const allowed = {
  ...defaultSchema,
  clobber: [],
  protocols: { ...defaultSchema.protocols, href: [...(defaultSchema.protocols?.href ?? []), 'tel'] },
  tagNames: [
    ...(defaultSchema.tagNames ?? []),
    'svg',
    'rect',
    'circle',
    'line',
    'path',
    'text',
    'figure',
    'figcaption',
    'label',
    'textarea',
  ],
  // Boxes of an article's form can be ticked.
  required: {},
  attributes: {
    ...defaultSchema.attributes,
    '*': [...(defaultSchema.attributes?.['*'] ?? []), 'dataTaken'],
    svg: [
      ['className', 'back', 'bar', 'calls', 'clock', 'field', 'none', 'pieces', 'rail'] as [
        string,
        ...string[],
      ],
      'ariaHidden',
      'viewBox',
    ],
    rect: ['x', 'y', 'width', 'height'],
    circle: ['pathLength', 'strokeDashArray'],
    line: ['x2', 'y1', 'y2', 'pathLength', 'strokeDashArray'],
    text: ['x', 'y'],
    path: ['d', 'fill', 'stroke', 'strokeDashArray'],
    div: [
      ['className', 'table-scroll', 'stacked', ...legalClasses.div, ...formClasses.div] as [
        string,
        ...string[],
      ],
      ['role', 'region', 'radiogroup'] as [string, ...string[]],
      'tabIndex',
      'ariaLabel',
    ],
    details: [['className', ...legalClasses.details] as [string, ...string[]]],
    input: [['type', 'checkbox', 'radio'] as [string, ...string[]], 'ariaLabel', 'disabled'],
    textarea: ['placeholder'],
    h2: ['id', ['className', ...legalClasses.heading] as [string, ...string[]]],
    h3: ['id', ['className', ...legalClasses.heading] as [string, ...string[]]],
    p: [['className', ...formClasses.p, ...legalClasses.p] as [string, ...string[]]],
    ul: [
      ['className', 'contains-task-list', ...legalClasses.ul, ...formClasses.list] as [string, ...string[]],
    ],
    ol: [['className', 'contains-task-list', ...formClasses.list] as [string, ...string[]]],
    table: ['role', ['className', ...formClasses.table] as [string, ...string[]]],
    tr: ['role'],
    th: ['role', aligned],
    td: ['role', 'dataLabel', aligned],
    span: [['className', 'unbroken', ...formClasses.span] as [string, ...string[]], 'ariaHidden'],
  },
};

const writer = remark()
  .use(remarkHtml, { sanitize: allowed, handlers: { root: germanRoot } })
  .freeze();

function innerLinks(nodes: readonly Placed[], firstLine: number): RenderedMarkdown['links'] {
  return nodes.flatMap(({ node }) => {
    if (node.type !== 'link' && node.type !== 'definition') return [];
    const { url, position } = node;
    return /^[/#]/.test(url) ? { url, line: (position?.start.line ?? 1) + firstLine - 1 } : [];
  });
}

/** Makes a picture a figure, with Markdown's title as its caption. The build puts its files in (images/text-pictures). */
function makeFigures(
  nodes: readonly Placed[],
  { firstLine, exceptions }: { firstLine: number; exceptions: readonly string[] },
): RenderedMarkdown['pictures'] {
  return nodes.flatMap(({ node, parent }) => {
    const [, name] = node.type === 'image' ? (TEXT_PICTURE.exec(node.url) ?? []) : [];
    if (!name || node.type !== 'image' || parent?.type !== 'paragraph') return [];
    parent.data = { ...parent.data, hName: 'figure' };
    const caption: Emphasis = {
      type: 'emphasis',
      data: { hName: 'figcaption' },
      children: [{ type: 'text', value: node.title ?? '' }],
    };
    if (node.title) parent.children.push(caption);
    node.title = null;
    node.alt = typeset(node.alt ?? '', exceptions);
    return { name, line: (node.position?.start.line ?? 1) + firstLine - 1 };
  });
}

function setAttributes(node: Nodes, attributes: Record<string, string>) {
  const { data } = node as { data?: { hProperties?: object } };
  node.data = { ...data, hProperties: { ...data?.hProperties, ...attributes } };
}

function numberHeadings(nodes: readonly Placed[], isGlossary: boolean): RenderedMarkdown['headings'] {
  const headings: RenderedMarkdown['headings'] = [];
  const used = new Set(pageIds);
  /** The number to try next, so that a thousand equal headings don't take a million tries. */
  const next = new Map<string, number>();
  let count = 0;
  for (const { node } of nodes) {
    if (node.type !== 'heading') continue;
    const text = textOf(node);
    count++;
    // Nothing is left of an emoji.
    const base = slugify(text) || `abschnitt-${count}`;
    let id = base;
    let number = next.get(base) ?? 2;
    for (; used.has(id); number++) id = `${base}-${number}`;
    next.set(base, number);
    used.add(id);
    setAttributes(node, { id });
    const section = headings.at(-1);
    if (node.depth === 2) headings.push({ id, text });
    if (node.depth === 3 && isGlossary && section) section.words = [...(section.words ?? []), { id, text }];
  }
  return headings;
}

function wrapTables(tree: Root, label: string) {
  let number = 0;
  visit(tree, 'table', (node, index, parent) => {
    if (!parent || index === undefined || parent.type === ('tableScroll' as string)) return;
    // An empty corner cell heads nothing (axe: empty-table-header).
    for (const cell of node.children[0]?.children ?? []) {
      if (cell.children.length === 0) cell.data = { ...cell.data, hName: 'td' };
    }
    const isForm = node.data && 'isPlanes' in node.data && node.data.isPlanes;
    const hasTerms = node.data && 'hasTerms' in node.data;
    const stacked = hasTerms || isStacked(node, isForm ? 60 : 100);
    // As planes, its rows never scroll: no stop for the keyboard.
    const isPlanes = stacked && isForm && !node.align?.includes('right');
    alignCells(node);
    if (stacked) {
      labelCells(node, !hasTerms);
      node.data = { ...node.data, ...{ isStacked: true } };
    }
    const wrapper = {
      type: 'tableScroll',
      data: {
        hName: 'div',
        // Focusable, because a scroll container must be reachable by keyboard (WCAG 2.1.1).
        hProperties: {
          className: stacked ? ['table-scroll', 'stacked'] : ['table-scroll'],
          ...(!isPlanes && {
            role: 'region',
            tabIndex: 0,
            ariaLabel: ++number > 1 ? `${label} ${number}` : label,
          }),
        },
      },
      children: [node],
    };
    parent.children[index] = wrapper as unknown as (typeof parent.children)[number];
  });
}

/** Aligns columns by classes in place of the writer's `align`, which HTML has made obsolete. */
function alignCells(table: Table) {
  for (const { children } of table.children)
    for (const [column, cell] of children.entries()) {
      const side = table.align?.[column];
      if (side) setAttributes(cell, { className: side });
    }
  // Its length fills up rows that are too short.
  table.align = table.align?.map(() => null);
}

/** True if a table's columns would be too narrow on a phone: there are four, or three whose longest cells fill three lines, or, where rows are planes, two. */
function isStacked({ children: [head, ...rows] }: Table, limit: number): boolean {
  const columns = head?.children.length ?? 0;
  const longest = (column: number) =>
    Math.max(...rows.map((row) => textOf(row.children[column] ?? row).length));
  return columns > 3 || (columns === 3 && longest(0) + longest(1) + longest(2) > limit);
}

/** Roles, because not every browser keeps a table's own where its cells are blocks, and each cell's column, unless its words say what it is. */
function labelCells(table: Table, isNamed: boolean) {
  setAttributes(table, { role: 'table' });
  const [head, ...rows] = table.children;
  const labels = head?.children.map((cell) => textOf(cell)) ?? [];
  for (const row of table.children) setAttributes(row, { role: 'row' });
  for (const cell of head?.children ?? [])
    setAttributes(cell, { role: cell.children.length > 0 ? 'columnheader' : 'cell' });
  for (const { children } of rows)
    for (const [column, cell] of children.entries())
      setAttributes(cell, {
        role: 'cell',
        ...(isNamed && column > 0 && { dataLabel: labels[column] ?? '' }),
      });
}

/** Counts words as a reader would: letters and digits, joined by hyphens and apostrophes. */
function countWords(nodes: readonly Placed[]): number {
  let words = 0;
  const blocks = new Set<Nodes['type']>(['paragraph', 'heading', 'tableCell', 'code']);
  for (const { node } of nodes) {
    if (blocks.has(node.type))
      words +=
        textOf(node, { includeImageAlt: false }).match(/[\p{L}\p{N}]+(?:[-–’'.,][\p{L}\p{N}]+)*/gu)?.length ??
        0;
  }
  return words;
}
