import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { ContentError, ContentErrors } from '../../site/content/errors/content-error.ts';
import type { PromptsDocument } from '../../site/content/read/prompts.server.ts';
import { numbered, type Section, slabsOf } from './blocks.ts';
import { colours } from './colours.ts';
import { drawCover } from './cover-page.ts';
import { drawPage, type Placed, paginate } from './flow.ts';
import { missingCharacters, widthOf } from './fonts.ts';
import { page, styles } from './house-style.ts';
import { Pen } from './pen.ts';

const labels = { contents: 'Inhalt' };

/** After cover and contents. */
const FIRST_PAGE_OF_TEXT = 3;

/**
 * Typesets a text as a tagged PDF with cover, linked contents and one page per section.
 * @param site address of the website, for the footers
 * @throws ContentErrors for characters missing from the fonts
 */
export async function promptsPdf(document: PromptsDocument, site: string): Promise<Buffer> {
  refuseMissingSigns(document);
  const sections = sectionsOf(document);
  const pages = paginate(slabsOf(document.tree.children, sections));
  const pen = new Pen(document);
  const foot = new URL(site).host;

  pen.newPage();
  await drawCover(pen, document);
  pen.newPage();
  drawContents(pen, sections, pages);
  drawFoot(pen, foot, 2);
  pages.forEach((placed, index) => {
    pen.newPage();
    drawPage(pen, placed);
    drawFoot(pen, foot, index + FIRST_PAGE_OF_TEXT);
  });
  return pen.end();
}

function sectionsOf({ tree }: PromptsDocument): Section[] {
  return tree.children
    .filter((node) => node.type === 'heading' && node.depth === 2)
    .map((node, index) => ({ title: textOf(node), id: `abschnitt-${index + 1}` }));
}

function drawContents(pen: Pen, sections: Section[], pages: Placed[][]) {
  const { h2, contents } = styles;
  const starts = pages.flatMap((placed, index) =>
    placed[0]?.slab.breakBefore === 'page' ? [index + FIRST_PAGE_OF_TEXT] : [],
  );
  pen.bookmark(labels.contents, 0);
  pen.tag('H2', () => pen.line([{ text: labels.contents, style: h2 }], page.left, page.top + 21.5));
  const row = Math.min(34, (page.height - page.bottom - page.top - 60) / sections.length);
  pen.open('TOC');
  sections.forEach(({ title, id }, index) => {
    const { number, words } = numbered(title);
    const top = page.top + 60 + index * row;
    const baseline = top + 16;
    const pageNumber = String(starts[index]);
    const right = page.left + page.column - widthOf(pageNumber, contents.face, contents.size);
    pen.open('TOCI');
    pen.open('Reference');
    const area = { x: page.left, y: top - 4, width: page.column, height: row - 4 };
    pen.linkTo(id, `${title}, Seite ${pageNumber}`, area, () => {
      if (number) pen.line([{ text: `${number}. `, style: contents }], page.left, baseline);
      pen.line([{ text: `${words} `, style: contents }], page.left + 28, baseline);
      pen.line([{ text: pageNumber, style: contents }], right, baseline);
    });
    pen.close();
    pen.close();
    pen.artifact('Layout', (doc) => doc.rect(page.left, top + row - 8, page.column, 0.6).fill(colours.river));
  });
  pen.close();
}

function drawFoot(pen: Pen, site: string, pageNumber: number) {
  const style = styles.foot;
  const text = String(pageNumber);
  const baseline = page.height - 36;
  pen.artifact('Pagination', () => {
    pen.artifactLine([{ text: site, style }], page.left, baseline);
    const right = page.left + page.column - widthOf(text, style.face, style.size);
    pen.artifactLine([{ text, style }], right, baseline);
  });
}

function refuseMissingSigns({ file, tree, lineOf, title, subtitle, author }: PromptsDocument) {
  const errors: ContentError[] = [];
  visit(tree, (node, _index, parent) => {
    if (node.type !== 'text' && node.type !== 'code') return;
    const line = lineOf(node.position || !parent ? node : parent);
    report(node.value, line, node.type === 'code');
  });
  for (const text of [title, subtitle, author]) report(text, 1, true);
  if (errors.length > 0) throw new ContentErrors(errors);

  function report(text: string, line: number, isJost: boolean) {
    const missing = [
      ...new Set([...missingCharacters(text, 'text'), ...(isJost ? missingCharacters(text, 'prompt') : [])]),
    ];
    if (missing.length === 0) return;
    errors.push(
      new ContentError(
        file,
        line,
        '',
        `Die Schriften des PDFs haben kein Zeichen für ${missing.map((sign) => `„${sign}“`).join(', ')}. Schreiben Sie die Stelle anders`,
      ),
    );
  }
}
