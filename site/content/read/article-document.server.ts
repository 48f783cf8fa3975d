import type { Nodes, Paragraph, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { quote, suggestion } from '../../lib/suggestion.server.ts';
import type { FieldPath } from '../errors/field-path.ts';
import { headingMark } from '../errors/refused-markdown.server.ts';
import type { ArticleFrontMatter } from '../schemas/article.ts';

/** The front matter's `document`: the part of an article that readers can take along. */
export type DocumentPart = NonNullable<ArticleFrontMatter['document']>;

/** Its Word file, under /downloads/. */
export const documentFile = ({ slug }: { slug: string }) => `${slug}.docx`;

/** A mistake at a field of the part, or at a line of the text. */
export type DocumentProblem = { problem: string } & ({ path: FieldPath } | { node: Nodes });

/**
 * The part of an article that readers can take along, without the blocks that the author has excluded.
 * @param tree the whole article, typeset as the part's fields are
 */
export function documentNodes(
  tree: Root,
  { from, to, without }: DocumentPart,
): { nodes: RootContent[]; problems: DocumentProblem[] } {
  const headings = tree.children.flatMap((node, index) =>
    node.type === 'heading' && node.depth === 2 ? { text: plain(textOf(node)), index } : [],
  );
  const place = (text: string) => headings.findIndex((heading) => heading.text === plain(text));
  const [first, last] = [place(from), place(to)];
  const known = headings.map(({ text }) => text);
  const noHeading = Object.entries({ from, to }).flatMap(([name, text]) =>
    place(text) < 0 ? { path: ['document', name], problem: missing(text, known) } : [],
  );
  if (noHeading.length > 0) return { nodes: [], problems: noHeading };
  if (last < first) return { nodes: [], problems: [{ path: ['document', 'to'], problem: wrongOrder(to) }] };
  const part = tree.children.slice(headings[first]?.index, headings[last + 1]?.index);
  const begins = (node: Nodes, text: string) =>
    node.type === 'paragraph' && plain(textOf(node)).startsWith(plain(text));
  const nodes = part.filter((node) => !without.some((text) => begins(node, text)));
  const unused = without.flatMap((text, index) =>
    part.some((node) => begins(node, text))
      ? []
      : { path: ['document', 'without', index], problem: noParagraph(text) },
  );
  return { nodes, problems: [...unused, ...nodes.flatMap(notInWord)] };
}

/** The wording of a document is italic in its article, between comments; by itself it isn't. */
export function withoutItalics({ children }: Paragraph): Paragraph['children'] {
  const [only, other] = children;
  return only?.type === 'emphasis' && !other ? only.children : children;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

const missing = (text: string, known: readonly string[]) =>
  `Diese Überschrift gibt es im Beitrag nicht: ${quote(text)}.${suggestion(text, [...known])} Schreiben Sie sie wie im Text. Dort beginnt sie mit ${headingMark(2)}`;

const wrongOrder = (to: string) =>
  `${quote(to)} steht im Text vor der Überschrift, mit der die Vorlage beginnt. Nennen Sie die des letzten Abschnitts`;

const noParagraph = (text: string) =>
  `In diesen Abschnitten beginnt kein Absatz mit ${quote(text)}. Schreiben Sie seinen Anfang wie im Text, oder entfernen Sie diese Angabe`;

/** Elements that the Word file can't show. */
function notInWord(tree: RootContent): DocumentProblem[] {
  const found: DocumentProblem[] = [];
  visit(tree, (node) => {
    if (node.type === 'image' || node.type === 'footnoteReference' || node.type === 'linkReference')
      found.push({ node, problem: notShown });
  });
  return found;
}

const notShown =
  'Bilder, Fußnoten und Links mit eigener Zeile kann die Word-Datei nicht zeigen. Schreiben Sie die Stelle anders, oder nennen Sie den Anfang ihres Absatzes unter denen, die nicht in die Vorlage gehören (document.without)';
