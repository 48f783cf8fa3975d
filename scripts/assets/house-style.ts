import type { Style } from './break-lines.ts';
import { colours } from './colours.ts';
import type { Face } from './fonts.ts';

/** A4 in points. The left margin holds the prompts' numbers. */
export const page = { width: 595.28, height: 841.89, top: 68, bottom: 66, left: 112, column: 400 };

export type TextStyle = Style & { leading: number };

export const styles = {
  title: style('heading', 45, 46),
  subtitle: style('text', 15, 21),
  author: style('label', 12, 16),
  h2: style('heading', 23.5, 28),
  h3: style('heading', 15.5, 20),
  body: style('text', 11.75, 17.25),
  label: style('heading', 10, 13),
  prompt: style('prompt', 11, 15.6),
  blank: { ...style('label', 11, 15.6), colour: colours.accent },
  contents: style('label', 12.5, 18),
  foot: { ...style('prompt', 9, 12), colour: colours.quiet },
};

function style(face: Face, size: number, leading: number): TextStyle {
  return { face, size, leading, colour: colours.ink };
}
