import type { Heading, List, ListItem, Paragraph, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { slugify } from '../../lib/slugify.ts';
import { element, setClass, splitLabel } from './article-form.server.ts';
import { stroke, svg } from './svg.server.ts';

/** Classes of the parts that are looked for in a legal text (site/pages/legal-parts.css). */
export const legalClasses = {
  heading: ['asked', 'group-1', 'group-2', 'group-3'],
  p: ['address', 'band', 'notice'],
  ul: ['band', 'asked-sections', 'set'],
  div: ['band', 'basis', 'clauses', 'framed', 'notes', 'prose', 'set', 'to-fill-in'],
  details: ['prose'],
} as const;

/**
 * Marks what is looked for in a legal text: its numbers, the sections that are asked for most, legal bases, rights, and
 * a form to fill in. Its words stay as they are.
 */
export function markLegalParts(tree: Root) {
  markGroups(tree);
  const asked = tree.children.filter(isHeading).filter(markAsked);
  for (const [index, node] of tree.children.entries()) {
    const before = tree.children[index - 1];
    if (node.type === 'table' && before && isHeading(before) && asked.includes(before)) markTerms(node);
    if (node.type === 'paragraph') markParagraph(node);
    if (node.type === 'list' && node.children.every(hasStrong)) setClass(node, 'set');
  }
  wrapSheets(tree);
  wrapClauses(tree.children);
  wrapBases(tree);
  foldDetails(tree, asked);
  markFirstSection(tree, asked);
}

const isHeading = (node: RootContent): node is Heading => node.type === 'heading';
const isSection = (node: RootContent): node is Heading => isHeading(node) && node.depth === 2;

/** A line across the text begins a group of sections. Three have a colour of their own; what follows has the text's. */
function markGroups(tree: Root) {
  let group = 0;
  tree.children = tree.children.filter((node) => {
    if (node.type === 'thematicBreak') group += 1;
    else if (isSection(node) && group > 0 && group < 4) setClass(node, `group-${group}`);
    return node.type !== 'thematicBreak';
  });
}

/** @returns whether a heading has bold words, which say that its section is asked for most */
function markAsked(heading: Heading): boolean {
  if (!heading.children.some(({ type }) => type === 'strong')) return false;
  heading.children = heading.children.flatMap((child): PhrasingContent[] =>
    child.type === 'strong' ? child.children : [child],
  );
  setClass(heading, 'asked');
  return true;
}

function markParagraph(node: Paragraph) {
  if (isNotice(node)) setClass(node, 'notice');
  splitLabel(node, /^\(\d+\)(?=\s)/, 'paragraph-number');
}

/** The term at the start of a row’s second cell, „höchstens 14 Tage“, „ein Jahr nach …“, stands out. */
function markTerms(table: Table) {
  table.data = { ...table.data, ...{ hasTerms: true } };
  for (const { children: cells } of table.children.slice(1)) {
    const [text, ...others] = cells[1]?.children ?? [];
    if (!cells[1] || text?.type !== 'text') continue;
    const [term] =
      /^(?:(?:höchstens|bis zu)\s)?(?:(?:\d+|eine?)\s\p{L}+|\d+-\p{L}+-\p{L}+)/u.exec(text.value) ?? [];
    if (!term) continue;
    const rest = { ...text, value: text.value.slice(term.length) };
    cells[1].children = [{ type: 'strong', children: [{ ...text, value: term }] }, rest, ...others];
  }
}

/** What the law wants to be seen: in bold as a whole. */
function isNotice(node: RootContent): boolean {
  const [first, second] = node.type === 'paragraph' ? node.children : [];
  return first?.type === 'strong' && !second && textOf(first).endsWith('.');
}

const hasStrong = ({ children: [first] }: ListItem) =>
  first?.type === 'paragraph' && first.children.some(({ type }) => type === 'strong');

/** A summary leads on to what is asked for most; an imprint begins with a name and an address. */
function markFirstSection(tree: Root, asked: readonly Heading[]) {
  const [, first] = tree.children;
  if (first?.type === 'list') {
    setClass(first, 'band');
    drawDeadlines(first);
    if (asked.length > 0) tree.children.splice(2, 0, linksTo(asked));
    return;
  }
  const next = tree.children.findIndex((node, index) => index > 0 && isHeading(node));
  const section = tree.children.slice(1, Math.max(next, 1));
  if (!section.some(hasAddress)) return;
  for (const node of section) setClass(node, 'band', ...(node === section.at(-1) ? ['address'] : []));
  wrapBriefs(tree.children);
}

/** The longest that is drawn; more strokes would be a pattern rather than a number. */
const MOST_DAYS = 31;

/** The deadlines that points of a summary say in bold, „14 Tage“ or „48 Stunden“: a stroke a day, all to one scale. */
function drawDeadlines({ children }: List) {
  const deadlines = children.flatMap(({ children: [point] }) => {
    const [first] = point?.type === 'paragraph' ? point.children : [];
    if (point?.type !== 'paragraph' || first?.type !== 'strong') return [];
    const [, number, unit] = /\b(\d{1,3})\s(Tag|Stunde)/.exec(textOf(first)) ?? [];
    const days = Math.ceil(Number(number) / (unit === 'Stunde' ? 24 : 1));
    return days > 0 ? [{ point, days }] : [];
  });
  const most = Math.max(...deadlines.map(({ days }) => days));
  if (most > MOST_DAYS) return;
  for (const { point, days } of deadlines) {
    const strokes = ['0.4 0.6', `${'0.4 0.6 '.repeat(days)}0 ${most}`];
    point.children.splice(
      1,
      0,
      svg(
        'rail',
        strokes.map((dashes) => stroke('line', most, dashes)),
      ),
    );
  }
}

/** Sections of a line or two that follow each other stand side by side; how to reach somebody has a row of its own. */
function wrapBriefs(nodes: RootContent[]) {
  const isBrief = (index: number) => {
    const [name, text, next] = nodes.slice(index, index + 3);
    if (!name || !isHeading(name) || text?.type !== 'paragraph' || (next && !isHeading(next))) return false;
    return textOf(text).length <= 90 && !textOf(text).includes('@');
  };
  const start = nodes.findIndex((_, index) => isBrief(index) && isBrief(index + 2));
  let end = start;
  while (isBrief(end)) end += 2;
  if (start < 0) return;
  const briefs = nodes
    .slice(start, end)
    .flatMap((node, index, all) =>
      index % 2 ? [] : [element('div', [node, all[index + 1] as RootContent])],
    );
  nodes.splice(start, nodes.length, element('div', briefs, 'set'), wrapNotes(nodes.slice(end)));
}

/** What follows them is set in columns, each section in one piece. */
function wrapNotes(nodes: readonly RootContent[]) {
  const starts = nodes.flatMap((node, index) => (isSection(node) ? [index] : []));
  const sections = starts.map((start, place) => element('div', nodes.slice(start, starts[place + 1])));
  return element('div', sections, 'notes');
}

const hasAddress = (node: RootContent) =>
  node.type === 'paragraph' && node.children.some(({ type }) => type === 'break');

function linksTo(headings: readonly Heading[]): List {
  const item = (children: PhrasingContent[]): ListItem => ({
    type: 'listItem',
    children: [{ type: 'paragraph', children }],
  });
  const links = headings.map((heading) => {
    const value = textOf(heading);
    return item([{ type: 'link', url: `#${slugify(value)}`, children: [{ type: 'text', value }] }]);
  });
  const name = item([{ type: 'text', value: 'Oft gesucht, im Text gelb:' }]);
  const list: List = { type: 'list', spread: false, children: [name, ...links] };
  setClass(list, 'band', 'asked-sections');
  return list;
}

/** What a reader takes out of the text as a whole: the instruction on a right, in a frame, and a form, on a sheet. */
function wrapSheets(tree: Root) {
  for (const [index, node] of tree.children.entries()) {
    const kind = isHeading(node) && node.depth > 2 && /(?:formular|belehrung)$/.exec(textOf(node))?.[0];
    if (!kind) continue;
    const next = tree.children.findIndex((one, at) => at > index && isHeading(one));
    const children = tree.children.slice(index, next < 0 ? undefined : next);
    const sheet =
      kind === 'formular'
        ? element('div', [element('div', children)], 'band', 'to-fill-in')
        : element('div', children, 'framed');
    tree.children.splice(index, children.length, sheet);
  }
}

/** Numbered paragraphs that follow each other are set in columns where there is room. */
function wrapClauses(nodes: RootContent[]) {
  const isClause = (node?: RootContent) => node?.type === 'paragraph' && /^\(\d+\)/.test(textOf(node));
  for (let start = 0; start < nodes.length; start += 1) {
    let end = start;
    while (isClause(nodes[end])) end += 1;
    if (end - start < 2) continue;
    nodes.splice(start, end - start, element('div', nodes.slice(start, end), 'clauses', 'prose'));
  }
}

/** A section’s legal basis and how long its data are kept stand beside its first paragraph, which introduces nothing. */
function wrapBases({ children }: Root) {
  for (const section of children.filter(isSection)) {
    const start = children.indexOf(section) + 1;
    const length = children.slice(start).findIndex(isSection);
    const nodes = children.slice(start, length < 0 ? undefined : start + length);
    const first = nodes.findIndex(({ type }) => type === 'paragraph');
    const bases = nodes.filter((node, index) => index > first && isBasis(node));
    if (bases.length === 0 || textOf(nodes[first]).endsWith(':')) continue;
    const others = nodes.filter((node) => !bases.includes(node));
    children.splice(start, nodes.length, ...others.toSpliced(first + 1, 0, element('div', bases, 'basis')));
  }
}

function isBasis(node: RootContent): boolean {
  const [first] = node.type === 'paragraph' ? node.children : [];
  return first?.type === 'strong' && /^(?:Rechtsgrundlage|Speicherdauer:)$/.test(textOf(first));
}

/** Less is not worth a press. */
const LEAST_FOLDED = 350;

/**
 * After a section's first paragraph, and what it introduces, details are folded (site/pages/legal.css). What is asked
 * for most, what must be seen, and terms, of which each paragraph counts, stay open.
 */
function foldDetails({ children }: Root, asked: readonly Heading[]) {
  const sections = children.filter(isSection);
  for (const section of sections.slice(1)) {
    const next = sections[sections.indexOf(section) + 1];
    const nodes = children.slice(children.indexOf(section) + 1, next && children.indexOf(next));
    const first = nodes.findIndex(({ type }) => type === 'paragraph');
    const introduces = first >= 0 && textOf(nodes[first]).endsWith(':');
    const beside = nodes[first + 1];
    const hasBasis = beside && 'children' in beside && (beside.children as RootContent[]).some(isBasis);
    const end = first + (introduces || hasBasis ? 2 : 1);
    const details = nodes.slice(end);
    if (asked.includes(section) || textOf(section).startsWith('§') || nodes.some(isNotice)) continue;
    if (details.map((node) => textOf(node)).join('').length < LEAST_FOLDED) continue;
    const summary = element('summary', [{ type: 'text', value: 'Einzelheiten' } as RootContent]);
    const folded = element('details', [summary, ...details], 'prose');
    children.splice(children.indexOf(section) + 1 + end, details.length, folded);
  }
}
