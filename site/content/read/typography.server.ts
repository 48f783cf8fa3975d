import type { Nodes, Root, Text } from 'mdast';
import smartypants from 'remark-smartypants';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type * as z from 'zod';
import { prose } from '../schemas/text.ts';
import { LONG_IN_HEADING } from './divide-long-words.server.ts';
import { NO_BREAK_SPACE, OPAQUE, tieSpaces } from './no-break-spaces.ts';
import { softHyphens } from './soft-hyphens.server.ts';
import { setIn, walkFields } from './walk-fields.ts';

/** German quotation marks, `--` as a dash, `...` as an ellipsis. */
const marks = unified()
  .use(smartypants, {
    openingQuotes: { double: '„', single: '‚' },
    closingQuotes: { double: '“', single: '‘' },
    dashes: 'oldschool',
    backticks: false,
  })
  .freeze();

/** Parts of prose that are left alone: addresses, slots, code. */
const verbatim = [
  /https?:\/\/[^\s)>\]"„“”]*[^\s)>\]"„“”.,;:!?'‘’]/g,
  /(?<![\w.+-])[\w.+-]{1,64}@[\w.-]{1,253}/g,
  /\{\{[^{}]{0,60}\}\}/g,
  /`[^`]*`/g,
];

/**
 * Sets all texts of a validated file as German typesetters do, however the owner typed them.
 * @param exceptions wordings that stay as they are
 */
export function typesetFields<Data>(
  schema: z.core.$ZodType,
  data: Data,
  exceptions: readonly string[],
): Data {
  const set = structuredClone(data);
  for (const { path, schema: field, value } of walkFields(schema, data)) {
    if (!prose.get(field) || typeof value !== 'string') continue;
    const text = typeset(value, exceptions);
    const isHeading = path[0] !== 'seo' && (HEADINGS.has(path.at(-1)) || path.join('.') === 'service.label');
    setIn(set, path, isHeading ? softHyphens(text, LONG_IN_HEADING) : text);
  }
  return set;
}

/** Fields drawn in large letters, beside a case's service, whose long words may be wider than a phone or a card. */
const HEADINGS = new Set<unknown>(['title', 'heading', 'question', 'client']);

/** Sets a plain text. */
export function typeset(value: string, exceptions: readonly string[] = []): string {
  const hidden: string[] = [];
  const text: Text = { type: 'text', value: straighten(hide(value, exceptions, hidden)) };
  const tree: Root = { type: 'root', children: [{ type: 'paragraph', children: [text] }] };
  if (hasMarks(text)) marks.runSync(tree);
  return show(tieSpaces(text.value, { adds: true }), hidden);
}

/** Sets a document's texts, also where bold text, a link or a new line begins within a quotation or an amount. */
export function typesetTree(tree: Root, exceptions: readonly string[]) {
  const texts: Text[] = [];
  visit(tree, 'text', (node) => {
    texts.push(node);
  });
  const hidden: string[] = [];
  for (const text of texts) text.value = straighten(hide(text.value, exceptions, hidden));
  if (texts.some(hasMarks)) marks.runSync(tree);
  for (const text of texts) text.value = tieSpaces(text.value, { adds: true });
  tieAcrossNodes(tree);
  for (const text of texts) text.value = show(text.value, hidden);
}

/** False for most texts, which spares the library. */
function hasMarks({ value }: Text): boolean {
  return /["']|--|\.\.\./.test(value);
}

/** Replaces signs that the library would misread: English quotation marks, apostrophes, inches, and hyphens used as dashes. */
function straighten(text: string): string {
  const isQuoted = /(?:^|[\s(„"])'\S/.test(text);
  return text
    .replace(/“([^“”„]*)”/g, '"$1"')
    .replace(/(?<=\p{L})'(?=\p{L})|(?<=\d)'(?=(?:ern?|s)(?!\p{L}))|'(?=\d\der)/gu, '’')
    .replace(/(?<=\p{L})'/gu, isQuoted ? "'" : '’')
    .replace(/(?<=\p{L}-)"(?=\p{L})/gu, '„')
    .replace(/^[^"]*\d"(?:[^"]*\d")*/, (inches) => inches.replaceAll('"', '″'))
    .replace(/(?<=\S[ \u00A0])-(?=[ \u00A0])/g, '–');
}

/** Covers every character that stays as it is, in order. */
function hide(text: string, exceptions: readonly string[], hidden: string[]): string {
  const cover = (part: string) => OPAQUE.repeat(part.length);
  const masked = exceptions.reduce((all, part) => all.replaceAll(part, cover), text);
  const covered = verbatim.reduce((all, pattern) => all.replace(pattern, cover), masked);
  for (let at = 0; at < covered.length; at++) if (covered[at] === OPAQUE) hidden.push(text[at] ?? '');
  return covered;
}

/** Uncovers these characters again and empties `hidden`. */
function show(covered: string, hidden: string[]): string {
  return covered.replaceAll(OPAQUE, () => hidden.shift() ?? '');
}

/** A number in bold and its unit outside, or a line end between them. */
function tieAcrossNodes(tree: Root) {
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    const parts = partsOf(node);
    const words = parts.map((part) => (typeof part === 'string' ? part : part.value)).join('');
    const tied = tieSpaces(words.replaceAll('\n', ' '), { adds: false });
    let start = 0;
    for (const part of parts) {
      const { length } = typeof part === 'string' ? part : part.value;
      if (typeof part !== 'string') {
        const from = start;
        part.value = part.value.replace(/[ \n]/g, (space, index: number) =>
          tied[from + index] === NO_BREAK_SPACE ? NO_BREAK_SPACE : space,
        );
      }
      start += length;
    }
    return SKIP;
  });
}

/** A paragraph's text nodes, with a letter for anything else, such as code. */
function partsOf(node: Nodes): Array<Text | string> {
  if (node.type === 'text') return [node];
  if (node.type === 'break') return [' '];
  return 'children' in node ? node.children.flatMap(partsOf) : [OPAQUE];
}
