import type { Nodes, Root } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import {
  type MarkdownSource,
  misspeltLines,
  type Placed,
  refusedNodes,
} from '../errors/refused-markdown.server.ts';

/** The site's Markdown parser. Created once, as setup takes as long as an article. GFM: tables, footnotes, autolinks. */
export const markdownReader = remark().use(remarkGfm).freeze();

/** A text's tree, and its nodes in document order. */
export type ParsedMarkdown = { tree: Root; nodes: Placed[] };

/**
 * Parses the body of a Markdown file.
 * @throws ContentError[] for raw HTML, first-level headings, pictures, unsafe links, broken tables, and
 *   Markdown characters that would show literally
 */
export function parseMarkdown(source: MarkdownSource): ParsedMarkdown {
  const tree = markdownReader.parse(source.body);
  const nodes = nodesOf(tree);
  const refused = [...misspeltLines(source), ...refusedNodes(nodes, source)];
  if (refused.length > 0) throw refused.sort((a, b) => a.line - b.line);
  return { tree, nodes };
}

/** All nodes in document order, listed once for several passes. */
function nodesOf(node: Nodes, parent?: Nodes, found: Placed[] = []): Placed[] {
  found.push({ node, parent });
  if ('children' in node) for (const child of node.children) nodesOf(child, node, found);
  return found;
}
