import type { Nodes, Parents } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import type { Scalar } from 'yaml';
import type { Edit } from './german-typography.ts';
import { OPAQUE } from './typography-rules.ts';

/** A sign of a text as its reader sees it, and the part of the source that it is written as. */
export type Sign = {
  sign: string;
  start: number;
  end: number;
  /** How many marks of Markdown (bold, links) stand around it. */
  depth: number;
};

/**
 * The signs of a YAML text, without its quotation marks and escapes.
 * @param source the YAML in which the text stands
 */
export function yamlSigns(source: string, { type, range }: Scalar): Sign[] {
  if (!range) return [];
  const [start, end] = range;
  if (type === 'QUOTE_DOUBLE') return signsOf(source, start + 1, end - 1, doubleQuoted);
  if (type === 'QUOTE_SINGLE') return signsOf(source, start + 1, end - 1, singleQuoted);
  const head = /^[|>][^\n]*\n/.exec(source.slice(start, end))?.[0] ?? '';
  return signsOf(source, start + head.length, end, plain);
}

/**
 * The signs of every paragraph, heading, table cell and title of a link. Marks between them (bold, links) are left
 * out, so that a rule sees the letters on both sides.
 */
export function markdownSigns(source: string): Sign[][] {
  const texts: Sign[][] = [];
  // An address makes remark divide its text into parts without a position; what stands there, the rules see below.
  const tree = remark().use(remarkGfm).parse(source.replaceAll('@', 'a'));
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      texts.push(withoutAddresses(inner(node, 0)));
    if ((node.type === 'link' || node.type === 'definition') && node.title) texts.push(title(node));
  });
  return texts;

  function inner({ children }: Parents, depth: number): Sign[] {
    return children.flatMap((node: Nodes) => {
      const { start, end } = span(node);
      if (node.type === 'text') return signsOf(source, start, end, markdown, depth);
      if (node.type === 'break') return { sign: '\n', start, end, depth };
      if (node.type === 'footnoteReference') return [];
      // Neither [words](address) nor <address>.
      if (node.type === 'link' && /[^[<]/.test(source.charAt(start))) {
        return { sign: BARE_ADDRESS, start, end, depth };
      }
      // A link without an address of its own finds it by its words, which therefore stay.
      const isName = node.type === 'linkReference' && node.referenceType !== 'full';
      return 'children' in node && !isName ? inner(node, depth + 1) : { sign: OPAQUE, start, end, depth };
    });
  }

  function title(node: Nodes): Sign[] {
    const { start, end } = span(node);
    const written = source.slice(start, node.type === 'link' ? end - ')'.length : end);
    const words = /\s["'(](.*)["')]\s*$/ds.exec(written)?.indices?.[1];
    return words ? signsOf(source, start + words[0], start + words[1], markdown) : [];
  }
}

/** Where in the file a sign is changed or put in; nowhere if marks of Markdown would have to move for it. */
export function partOf({ start, end }: Edit, signs: Sign[]): { start: number; end: number } | undefined {
  const [before, first, last, after] = [signs[start - 1], signs[start], signs[end - 1], signs[end]];
  if (end > start) {
    const isWhole = signs
      .slice(start + 1, end)
      .every((sign, index) => sign.start === signs[start + index]?.end);
    return first && last && isWhole ? { start: first.start, end: last.end } : undefined;
  }
  if (!before || !after) return undefined;
  if (before.end === after.start) return { start: before.end, end: before.end };
  if (before.depth === after.depth) return undefined;
  // A space within the stars would end no bold text: it goes to the side that has fewer marks around it.
  const at = before.depth > after.depth ? after.start : before.end;
  return { start: at, end: at };
}

/** Stands for an address that is a link without any mark of Markdown. */
const BARE_ADDRESS = '\uA016';

/**
 * A link without marks ends before "..." and a straight quotation mark, but not before … and “: they would become
 * part of the address. So all up to the next space stays, and with a quotation mark there all of them.
 */
function withoutAddresses(signs: Sign[]): Sign[] {
  const text = signs.map(({ sign }) => sign).join('');
  const runs = text.match(new RegExp(`${BARE_ADDRESS}[^ \\n]*`, 'g')) ?? [];
  const stays = runs.some((run) => /["“”'‘’]/.test(run)) ? /["“”„'‘’‚]/ : /(?!)/;
  const masked = text.replace(new RegExp(`${BARE_ADDRESS}[^ \\n]*`, 'g'), (run) => OPAQUE.repeat(run.length));
  return signs.map((one, index) => {
    const sign = masked.charAt(index);
    return { ...one, sign: stays.test(sign) ? OPAQUE : sign };
  });
}

function span({ position }: Nodes): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

/** How signs are written: what is more than one character, and what it means; nothing for what is left alone. */
type Notation = { token: RegExp; meaning(written: string): string | undefined };

const plain: Notation = { token: /\n[ \t]*|./gs, meaning: (written) => written.slice(0, 1) };

const singleQuoted: Notation = { token: /''|\n[ \t]*|./gs, meaning: plain.meaning };

const doubleQuoted: Notation = {
  token: /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|\n[ \t]*|.)|\n[ \t]*|./gs,
  meaning(written) {
    if (!written.startsWith('\\')) return plain.meaning(written);
    if (/^\\[xuU]./.test(written)) return String.fromCodePoint(Number.parseInt(written.slice(2), 16));
    const named: Record<string, string> = { '\n': '', n: '\n', t: '\t', _: '\u00A0' };
    return named[written.charAt(1)] ?? (/\w/.test(written.charAt(1)) ? undefined : written.slice(1));
  },
};

const markdown: Notation = {
  // Behind the end of a line: the indentation, and the sign of a quotation.
  token: /\\[!-/:-@[-`{-~]|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});|\n[ \t>]*|./gis,
  meaning(written) {
    if (/^&./.test(written)) return /^&(?:nbsp|#160|#xa0);$/i.test(written) ? '\u00A0' : undefined;
    return written.startsWith('\\') && written.length > 1 ? written.slice(1) : plain.meaning(written);
  },
};

function signsOf(source: string, start: number, end: number, { token, meaning }: Notation, depth = 0) {
  return [...source.slice(start, end).matchAll(token)].flatMap(({ 0: written, index }): Sign[] => {
    const sign = meaning(written) ?? OPAQUE;
    if (sign === '') return [];
    const from = start + index;
    // Beyond the first 65,536 characters a sign has two parts, which the offsets of a rule would not fit.
    return [{ sign: sign.length > 1 ? OPAQUE : sign, start: from, end: from + written.length, depth }];
  });
}
