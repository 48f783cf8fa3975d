import { resolve } from 'node:path';
import { type Font, openSync } from 'fontkit';

/** The site's typefaces: Jost for headings, labels and prompts, Vollkorn for text. */
const files = {
  heading: ['jost', '600-normal'],
  label: ['jost', '500-normal'],
  prompt: ['jost', '400-normal'],
  text: ['vollkorn', '400-normal'],
  bold: ['vollkorn', '600-normal'],
  italic: ['vollkorn', '400-italic'],
} as const;

export type Face = keyof typeof files;
export const faces = Object.keys(files) as Face[];

const SOFT_HYPHEN = '\u00AD';
const NO_BREAK_SPACE = '\u00A0';

const opened = new Map<Face, Font>();
const widths = new Map<string, number>();

/** Opens a face from its package; system fonts are never used. */
export function fontOf(face: Face): Font {
  const known = opened.get(face);
  if (known) return known;
  const [family, cut] = files[face];
  const path = resolve(`node_modules/@fontsource/${family}/files/${family}-latin-${cut}.woff`);
  const font = withGermanLayout(openSync(path) as Font, family === 'vollkorn' ? ['lnum'] : []);
  opened.set(face, font);
  return font;
}

/**
 * Width of a text in points.
 * @param tracking space added after each letter, in ems
 */
export function widthOf(text: string, face: Face, size: number, tracking = 0): number {
  // PDFKit lays out word by word, so we have to measure the same way.
  const units = text.split(/(?<= )/).reduce((sum, word) => sum + unitsOf(word, face), 0);
  return (units * size) / fontOf(face).unitsPerEm + [...text].length * tracking * size;
}

/** Characters of a text that a face lacks. */
export function missingCharacters(text: string, face: Face): string[] {
  const font = fontOf(face);
  return [...text].filter((sign) => !/\s/.test(sign) && !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
}

/**
 * A line of text as SVG path data, its baseline at y = 0 and its start at x = 0.
 * @param tracking space added after each letter, in ems
 */
export function outlineOf(text: string, face: Face, size: number, tracking = 0): string {
  const font = fontOf(face);
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let x = 0;
  return glyphs
    .map((glyph, index) => {
      const path = glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
      x += (positions[index]?.xAdvance ?? 0) * scale + tracking * size;
      return path;
    })
    .join('');
}

function unitsOf(word: string, face: Face): number {
  const key = `${face} ${word}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const { positions } = fontOf(face).layout(word);
  const units = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  widths.set(key, units);
  return units;
}

/** Fixes the features, and corrects fontkit's handling of two characters. */
function withGermanLayout(font: Font, features: string[]): Font {
  const layout = font.layout.bind(font);
  font.layout = (text) => {
    // Fonts use one glyph for both spaces, and copied text would contain whichever came first.
    const run = layout(text.replaceAll(NO_BREAK_SPACE, ' ').replace(SOFT_HYPHEN, '-'), features);
    // fontkit hides soft hyphens. At a line's end use their glyph: PDF readers omit it from copied text.
    if (text.endsWith(SOFT_HYPHEN)) run.glyphs[run.glyphs.length - 1] = font.glyphForCodePoint(0xad);
    return run;
  };
  return font;
}
