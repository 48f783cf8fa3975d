import {
  BorderStyle,
  HeadingLevel,
  type IRunOptions,
  LevelFormat,
  convertMillimetersToTwip as mm,
} from 'docx';
import { colours } from '../../site/images/colours.ts';

/* How Word files look: styles that their readers can change in one place. Sizes are in twentieths of a point. */

const FONT = 'Calibri';
export const MARGIN = mm(25);
/** Of A4. */
export const TEXT_WIDTH = mm(210) - 2 * MARGIN;
export const INDENT = mm(7);

export const headings = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2];

const level = (level: number, format: 'bullet' | 'decimal', text: string) => ({
  level,
  format: LevelFormat[format === 'bullet' ? 'BULLET' : 'DECIMAL'],
  text,
  style: { paragraph: { indent: { left: INDENT * (level + 1), hanging: INDENT } } },
});
const depths = [0, 1, 2, 3];
export const bullets = depths.map((depth) => level(depth, 'bullet', '–'));
export const numbers = (start: number) =>
  depths.map((depth) => ({ ...level(depth, 'decimal', `%${depth + 1}.`), start: depth === 0 ? start : 1 }));

const line = { style: BorderStyle.SINGLE, size: 4, color: hex(colours.river) };
const none = { ...line, style: BorderStyle.NONE };
export const tableBorders = {
  ...{ top: line, bottom: line, insideHorizontal: line },
  ...{ left: none, right: none, insideVertical: none },
};

function hex(colour: string): string {
  return colour.slice(1);
}

const heading = (size: number, before: number) => ({
  run: { font: FONT, size, bold: true, color: hex(colours.petrol) },
  paragraph: { spacing: { before, after: 100 }, keepNext: true },
});
const based = (id: string, name: string, run: IRunOptions, paragraph: object) => ({
  ...{ id, name, basedOn: 'Normal', quickFormat: true, run },
  paragraph: { spacing: { after: 60 }, ...paragraph },
});
export const styles = {
  default: {
    document: {
      run: { font: FONT, size: 22, language: { value: 'de-DE' } },
      paragraph: { spacing: { after: 140, line: 276 } },
    },
    title: heading(40, 0),
    heading1: heading(28, 320),
    heading2: heading(24, 240),
    heading3: heading(22, 200),
  },
  paragraphStyles: [
    based('Quote', 'Quote', { italics: true }, { indent: { left: INDENT } }),
    based('Code', 'Code', { font: 'Consolas', size: 20 }, { spacing: { after: 0 } }),
    based('TableText', 'Table Text', { size: 20 }, { spacing: { after: 0, line: 252 } }),
    based(
      'TableHead',
      'Table Head',
      { size: 20, bold: true },
      { spacing: { after: 0, line: 252 }, keepNext: true },
    ),
    based('Footer', 'footer', { size: 17, color: hex(colours.petrol) }, { spacing: { after: 0 } }),
  ],
};
