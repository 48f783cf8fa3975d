import type { PhrasingContent } from 'mdast';
import { tieSpaces } from '../../site/content/read/no-break-spaces.ts';
import type { Piece, Style } from './break-lines.ts';
import { partsOf } from './hyphenate.ts';

/** A paragraph's text as pieces for the line breaker, one list per line break of the author. */
export function piecesOf(nodes: PhrasingContent[], style: Style, linkColour: string): Piece[][] {
  const paragraphs: Piece[][] = [[]];
  let space = false;
  walk(nodes, style);
  return paragraphs;

  function walk(children: PhrasingContent[], style: Style) {
    for (const node of children) {
      if (node.type === 'text') addText(node.value, style);
      else if (node.type === 'strong') walk(node.children, { ...style, face: 'bold' });
      else if (node.type === 'emphasis') walk(node.children, { ...style, face: 'italic' });
      else if (node.type === 'link') walk(node.children, { ...style, colour: linkColour, link: node.url });
      else if (node.type === 'break') paragraphs.push([]);
    }
  }

  function addText(text: string, style: Style) {
    // \s would also split at no-break spaces.
    for (const word of text.split(/([ \t\n]+)/)) {
      if (/^[ \t\n]/.test(word)) space = true;
      else if (word !== '') addWord(word, style);
    }
  }

  function addWord(word: string, style: Style) {
    const line = paragraphs.at(-1) as Piece[];
    for (const part of partsOf(word)) {
      line.push({ ...part, style, spaceBefore: space && line.length > 0 });
      space = false;
    }
  }
}

const placeholder = /(\[[^\]]*\]?|^[^[\]]*\])/;

/**
 * A prompt's lines. Placeholders in square brackets get a separate style, even across several lines.
 */
export function promptLines(prompt: string, style: Style, blank: Style): Piece[][] {
  let isOpen = false;
  return tieSpaces(prompt, { adds: false })
    .split('\n')
    .map((line) => {
      const pieces: Piece[] = [];
      let space = false;
      for (const part of isOpen && !line.includes(']') ? [line] : line.split(placeholder)) {
        const isBlank = isOpen || part.startsWith('[');
        for (const word of part.trim().split(/ +/)) {
          if (word === '') continue;
          const spaceBefore = pieces.length > 0 && (space || !part.startsWith(word));
          pieces.push({ text: word, breakAfter: 'none', style: isBlank ? blank : style, spaceBefore });
          space = true;
        }
        space = /\s$/.test(part);
        if (isBlank) isOpen = !part.includes(']');
      }
      return pieces;
    });
}
