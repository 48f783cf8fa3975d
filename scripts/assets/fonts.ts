import { resolve } from 'node:path';
import { type Font, openSync } from 'fontkit';

/** The site's typefaces: Jost for headings, labels and prompts, Vollkorn for text. Files in node_modules/@fontsource. */
export const files = {
  heading: 'jost/files/jost-latin-600-normal.woff',
  label: 'jost/files/jost-latin-500-normal.woff',
  prompt: 'jost/files/jost-latin-400-normal.woff',
  text: 'vollkorn/files/vollkorn-latin-400-normal.woff',
};

export type Face = keyof typeof files;

const opened = new Map<Face, Font>();

/** Opens a face from its package; system fonts are never used. */
function fontOf(face: Face): Font {
  const font = opened.get(face) ?? (openSync(resolve('node_modules/@fontsource', files[face])) as Font);
  opened.set(face, font);
  return font;
}

/** Soft hyphens are only left where they end a line. */
const layout = (text: string, face: Face) => fontOf(face).layout(text.replace('\u00AD', '-'));

/**
 * Width of a text, in the unit of its size.
 * @param tracking space added after each letter, in ems
 */
export function widthOf(text: string, face: Face, size: number, tracking = 0): number {
  const { advanceWidth } = layout(text, face);
  return (advanceWidth * size) / fontOf(face).unitsPerEm + [...text].length * tracking * size;
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
  const { glyphs, positions } = layout(text, face);
  const scale = size / fontOf(face).unitsPerEm;
  let x = 0;
  return glyphs
    .map((glyph, index) => {
      const path = glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
      x += (positions[index]?.xAdvance ?? 0) * scale + tracking * size;
      return path;
    })
    .join('');
}
