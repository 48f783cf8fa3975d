import { readFile } from 'node:fs/promises';
import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { ContentError, ContentErrors } from '../../site/content/errors/content-error.ts';
import { tieSpaces } from '../../site/content/read/no-break-spaces.ts';
import type { PromptsDocument } from '../../site/content/read/prompts.server.ts';
import { colours } from '../../site/images/colours.ts';
import { readDrawing } from '../../site/images/read-drawing.server.ts';
import { missingCharacters } from './fonts.ts';
import { typesetPdf } from './typst.ts';

/**
 * Typesets a text as a tagged PDF with cover, linked contents and one page per section.
 * @param site address of the website, for the footers
 * @throws ContentErrors for characters missing from the fonts
 */
export async function promptsPdf(document: PromptsDocument, site: string): Promise<Buffer> {
  refuseMissingGlyphs(document);
  const { title, subtitle, author, keywords, tree } = document;
  const [year, month, day] = document.date.split('-').map(Number);
  const date = { year, month, day };
  const text = { title, subtitle, author, keywords, date, colours, site: new URL(site).host };
  const nodes = tree.children.map((node) => ({ ...node, ...extras(node) }));
  return typesetPdf({
    'main.typ': await readFile(new URL('prompts.typ', import.meta.url)),
    // Without its background, which the page continues.
    'prompts.svg': readDrawing('site/images/prompts.svg').replace(/<path [^<>]*>/g, (path) =>
      path.includes('d="M0 0h') ? '' : path,
    ),
    'text.json': JSON.stringify({ ...text, nodes }),
  });
}

/** Properties that the template can't derive from a node's text. */
function extras(node: Nodes) {
  if (node.type === 'heading') {
    const [, number = null, words] = /^(?:(\d+)\.\s+)?(.*)$/s.exec(textOf(node)) ?? [];
    return { number, words };
  }
  if (node.type === 'code') return { lines: promptLines(node.value) };
  if (node.type === 'paragraph')
    return { tip: node.children[0]?.type === 'strong' && textOf(node).startsWith('Tipp:') };
  return {};
}

/** A prompt's lines in parts: placeholders in square brackets, even across several lines, and the text between. */
function promptLines(prompt: string) {
  const parts = tieSpaces(prompt, { adds: false }).split(/(\[[^\]]*\]?)/);
  const lines: Array<{ indent: number; parts: Array<{ text: string; blank: boolean }> }> = [];
  parts.forEach((part, index) => {
    part.split('\n').forEach((text, row) => {
      if (row > 0 || lines.length === 0) lines.push({ indent: /^ */.exec(text)?.[0].length ?? 0, parts: [] });
      const shown = row > 0 ? text.trimStart() : text;
      if (shown) lines.at(-1)?.parts.push({ text: shown, blank: index % 2 === 1 });
    });
  });
  return lines;
}

function refuseMissingGlyphs({ file, tree, lineOf, title, subtitle, author }: PromptsDocument) {
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
        { file, line },
        `Die Schriften des PDFs haben kein Zeichen für ${missing.map((sign) => `„${sign}“`).join(', ')}. Schreiben Sie die Stelle anders`,
      ),
    );
  }
}
