import type { Nodes, Parents } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import type { Scalar } from 'yaml';
import type { Edit } from './german-typography.ts';
import { OPAQUE } from './typography-rules.ts';

/** A character as the reader sees it, and the range of the source it is written as. */
export type SourceCharacter = {
  char: string;
  start: number;
  end: number;
  /** Nesting depth of Markdown marks (bold, links) around it. */
  depth: number;
};

/**
 * The characters of a YAML text, without quotation marks and escapes.
 * @param source the YAML that contains the text
 */
export function yamlCharacters(source: string, { type, range }: Scalar): SourceCharacter[] {
  if (!range) return [];
  const [start, end] = range;
  if (type === 'QUOTE_DOUBLE') return charactersOf(source, start + 1, end - 1, doubleQuoted);
  if (type === 'QUOTE_SINGLE') return charactersOf(source, start + 1, end - 1, singleQuoted);
  const head = /^[|>][^\n]*\n/.exec(source.slice(start, end))?.[0] ?? '';
  return charactersOf(source, start + head.length, end, plain);
}

/**
 * The characters of every paragraph, heading, table cell and link title. Marks between them (bold, links) are left
 * out, so that a rule sees the letters on both sides.
 */
export function markdownCharacters(source: string): SourceCharacter[][] {
  const texts: SourceCharacter[][] = [];
  // Bare e-mail addresses make remark split a text into nodes without positions, so "@" is hidden from it. The
  // characters below come from the original source.
  const tree = remark().use(remarkGfm).parse(source.replaceAll('@', 'a'));
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      texts.push(withoutAddresses(inner(node, 0)));
    if ((node.type === 'link' || node.type === 'definition') && node.title) texts.push(title(node));
  });
  return texts;

  function inner({ children }: Parents, depth: number): SourceCharacter[] {
    return children.flatMap((node: Nodes) => {
      const { start, end } = span(node);
      if (node.type === 'text') return charactersOf(source, start, end, markdown, depth);
      if (node.type === 'break') return { char: '\n', start, end, depth };
      if (node.type === 'footnoteReference') return [];
      // Neither [text](address) nor <address>: a bare address.
      if (node.type === 'link' && /[^[<]/.test(source.charAt(start))) {
        return { char: BARE_ADDRESS, start, end, depth };
      }
      // A reference link is resolved by its text, which must not change.
      const isName = node.type === 'linkReference' && node.referenceType !== 'full';
      return 'children' in node && !isName ? inner(node, depth + 1) : { char: OPAQUE, start, end, depth };
    });
  }

  function title(node: Nodes): SourceCharacter[] {
    const { start, end } = span(node);
    const written = source.slice(start, node.type === 'link' ? end - ')'.length : end);
    const words = /\s["'(](.*)["')]\s*$/ds.exec(written)?.indices?.[1];
    return words ? charactersOf(source, start + words[0], start + words[1], markdown) : [];
  }
}

/** The source range of an edit; undefined if it would have to move Markdown marks. */
export function sourceRange(
  { start, end }: Edit,
  characters: SourceCharacter[],
): { start: number; end: number } | undefined {
  const [before, first, last, after] = [
    characters[start - 1],
    characters[start],
    characters[end - 1],
    characters[end],
  ];
  if (end > start) {
    const isWhole = characters
      .slice(start + 1, end)
      .every((one, index) => one.start === characters[start + index]?.end);
    return first && last && isWhole ? { start: first.start, end: last.end } : undefined;
  }
  if (!before || !after) return undefined;
  if (before.end === after.start) return { start: before.end, end: before.end };
  if (before.depth === after.depth) return undefined;
  // A space inside the asterisks would break the bold text: put it on the less nested side.
  const at = before.depth > after.depth ? after.start : before.end;
  return { start: at, end: at };
}

/** Stands for a bare address, which Markdown links automatically. */
const BARE_ADDRESS = '\uA016';

/**
 * A bare address ends before "..." and a straight quotation mark, but … and “ would become part of it. So
 * everything up to the next space is left alone, and so are all quotation marks if there is one in it.
 */
function withoutAddresses(characters: SourceCharacter[]): SourceCharacter[] {
  const text = characters.map(({ char }) => char).join('');
  const runs = text.match(new RegExp(`${BARE_ADDRESS}[^ \\n]*`, 'g')) ?? [];
  const stays = runs.some((run) => /["“”'‘’]/.test(run)) ? /["“”„'‘’‚]/ : /(?!)/;
  const masked = text.replace(new RegExp(`${BARE_ADDRESS}[^ \\n]*`, 'g'), (run) => OPAQUE.repeat(run.length));
  return characters.map((one, index) => {
    const char = masked.charAt(index);
    return { ...one, char: stays.test(char) ? OPAQUE : char };
  });
}

function span({ position }: Nodes): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

/** A notation: tokens of one or more characters, and what each means; undefined if it must stay as it is. */
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
  // A line break includes the indentation and quote marks that follow it.
  token: /\\[!-/:-@[-`{-~]|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});|\n[ \t>]*|./gis,
  meaning(written) {
    if (/^&./.test(written)) return /^&(?:nbsp|#160|#xa0);$/i.test(written) ? '\u00A0' : undefined;
    return written.startsWith('\\') && written.length > 1 ? written.slice(1) : plain.meaning(written);
  },
};

function charactersOf(source: string, start: number, end: number, { token, meaning }: Notation, depth = 0) {
  return [...source.slice(start, end).matchAll(token)].flatMap(({ 0: written, index }): SourceCharacter[] => {
    const char = meaning(written) ?? OPAQUE;
    if (char === '') return [];
    const from = start + index;
    // Characters beyond U+FFFF take two code units, which rule offsets don't allow for.
    return [{ char: char.length > 1 ? OPAQUE : char, start: from, end: from + written.length, depth }];
  });
}
