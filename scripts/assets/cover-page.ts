import { readFile } from 'node:fs/promises';
import { breakLines, type Run, wholeWords } from './break-lines.ts';
import { colours } from './colours.ts';
import { page, styles, type TextStyle } from './house-style.ts';
import type { DocumentFacts, Pen } from './pen.ts';

const MARGIN = 56;
const WIDTH = 440;
/** Of the picture site/images/prompts.svg, 720 × 960. */
const SCALE = 0.64;
const PICTURE = { width: 720, height: 960, horizon: 420 };

/** The first page, like the website's popup: amber, with picture, title, subtitle and author. */
export async function drawCover(pen: Pen, { title, subtitle, author }: DocumentFacts) {
  const picture = await readFile('site/images/prompts.svg', 'utf8');
  const left = page.width - PICTURE.width * SCALE;
  const top = page.height - PICTURE.height * SCALE;
  const horizon = top + PICTURE.horizon * SCALE;
  pen.artifact('Layout', (doc) => {
    doc.rect(0, 0, page.width, page.height).fill(colours.amber);
    doc.rect(0, horizon, page.width, page.height - horizon).fill(colours.brick);
    doc.save().translate(left, top).scale(SCALE);
    for (const shape of shapesOf(picture)) drawShape(doc, shape);
    doc.restore();
  });
  let y = 84;
  pen.tag('H1', () => {
    y = drawLines(pen, title, styles.title, y);
  });
  y += 10;
  pen.tag('P', () => {
    y = drawLines(pen, subtitle, styles.subtitle, y);
  });
  pen.tag('P', () => {
    drawLines(pen, author, styles.author, 48);
  });
}

function drawLines(pen: Pen, text: string, style: TextStyle, top: number): number {
  let y = top;
  for (const line of lines(text, style)) {
    pen.line(line, MARGIN, y + style.size * 0.8);
    y += style.leading;
  }
  return y;
}

function lines(text: string, style: TextStyle): Run[][] {
  return breakLines(wholeWords(text, style), WIDTH, { balance: true });
}

type Shape = Record<string, string>;

/** The filled paths and circles of one of our pictures, without its background. */
function shapesOf(svg: string): Shape[] {
  return [...svg.matchAll(/<(?:path|circle) [^>]*>/g)]
    .map(([tag]) =>
      Object.fromEntries([...tag.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
    )
    .filter(({ d }) => !d?.startsWith('M0 0h'));
}

function drawShape(doc: PDFKit.PDFDocument, { fill = '', d, cx, cy, r }: Shape) {
  if (d) doc.path(d).fill(fill);
  else doc.circle(Number(cx), Number(cy), Number(r)).fill(fill);
}
