import type { Blockquote, Code } from 'mdast';
import { breakLines, type Run } from './break-lines.ts';
import { colours } from './colours.ts';
import type { Frame, Slab } from './flow.ts';
import { page, styles } from './house-style.ts';
import { promptLines } from './pieces.ts';
import { inElement, keepWithNext, lineSlab, paragraph, space } from './slabs.ts';

const labels = { prompt: 'Prompt zum Kopieren', result: 'Beispielergebnis' };

const PADDING = 14;
/** Width of the rule on the left. */
const RULE = 4;
const LEFT = PADDING + RULE;
/** Width of a leading space in a prompt; continuation lines are indented by two. */
const PROMPT_INDENT = 3.6;

/** A prompt, line by line and without hyphenation, because readers copy it. */
export function promptBox(node: Code): Slab[] {
  const { prompt, blank } = styles;
  const gap = { ...prompt, leading: prompt.leading * 0.55 };
  const frame: Frame = {
    draw: (doc, top, height) => {
      doc.rect(page.left, top, page.column, height).fill(colours.plaster);
      doc.rect(page.left, top, RULE, height).fill(colours.petrol);
    },
  };
  const texts = node.value.split('\n');
  const lines = promptLines(node.value, prompt, blank).flatMap((pieces, index): Slab[] => {
    // A space, so that an empty line stays one when the prompt is copied.
    if (pieces.length === 0) return [lineSlab([{ text: ' ', style: prompt }], gap, LEFT)];
    const indent = (/^ */.exec(texts[index] ?? '')?.[0] ?? '').length * PROMPT_INDENT;
    return breakLines(pieces, page.column - LEFT - PADDING - indent).map((line, part) =>
      lineSlab(withSpace(line), prompt, LEFT + indent + (part ? 2 * PROMPT_INDENT : 0)),
    );
  });
  inElement(lines, 'Code');
  inElement(lines, 'P');
  const box = [space(PADDING - 2), ...labelSlab(labels.prompt, LEFT), space(5), ...lines, space(PADDING)];
  for (const slab of box) {
    slab.frame = frame;
    slab.breakBefore = 'avoid';
  }
  (box[0] as Slab).above = 12;
  (box[0] as Slab).breakBefore = 'allowed';
  return box;
}

/** A quotation after a prompt is a possible answer of the assistant. */
export function quotation(node: Blockquote, isResult: boolean): Slab[] {
  const frame: Frame = {
    draw: (doc, top, height) =>
      doc.rect(page.left, top + 2, RULE, height - 3).fill(isResult ? colours.amber : colours.river),
  };
  const text = node.children.flatMap((child) => (child.type === 'paragraph' ? paragraph(child, LEFT) : []));
  text.forEach((slab) => {
    if (slab.above > 0) slab.above = 5;
  });
  const label = isResult ? keepWithNext(labelSlab(labels.result, LEFT)) : [];
  const slabs = [...label, ...text];
  const [first] = slabs as [Slab];
  if (isResult && text[0]) text[0].above = 4;
  first.above = isResult ? 14 : 10;
  first.breakBefore = 'allowed';
  for (const slab of slabs) slab.frame = frame;
  return inElement(slabs, 'BlockQuote');
}

function labelSlab(text: string, x: number): Slab[] {
  return inElement([lineSlab([{ text, style: styles.label }], styles.label, x)], 'P');
}

function withSpace(line: Run[]): Run[] {
  const last = line.at(-1);
  if (last && !last.text.endsWith(' ')) last.text += ' ';
  return line;
}
