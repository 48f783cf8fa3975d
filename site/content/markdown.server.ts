import { defaultSchema } from 'hast-util-sanitize';
import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkHtml from 'remark-html';
import { visit } from 'unist-util-visit';
import { ContentError } from './content-error.ts';
import { divideLongWords } from './divide-long-words.server.ts';
import { quote } from './explain-issue.server.ts';
import { keepTogether } from './keep-together.server.ts';
import { parseMarkdown } from './parse-markdown.server.ts';
import { slugify } from './slugify.ts';

export type RenderedMarkdown = {
  html: string;
  /** Headings of the second level, for the table of contents. */
  headings: Array<{ id: string; text: string }>;
  words: number;
  /** Links within the site, with their line in the file. */
  links: Array<{ url: string; line: number }>;
};

/**
 * Renders the body of a Markdown file.
 * @param file name for messages
 * @param body Markdown without its front matter
 * @param firstLine line of the file on which `body` begins
 * @param tableLabel accessible name of the box in which a wide table scrolls
 * @throws ContentError[] for raw HTML, a heading of the first level, a picture, and a link that is not safe
 */
export function renderMarkdown(
  file: string,
  body: string,
  { firstLine, tableLabel }: { firstLine: number; tableLabel: string },
): RenderedMarkdown {
  const misspelt = misspeltMarkdown(file, body, firstLine);
  if (misspelt.length > 0) throw misspelt;
  const tree = parseMarkdown(body);
  const nodes = nodesOf(tree);
  const refused = refuse(nodes, file, firstLine);
  if (refused.length > 0) throw refused;

  const words = countWords(nodes);
  const links = innerLinks(nodes, firstLine);
  const headings = numberHeadings(nodes);
  wrapTables(tree, tableLabel);
  divideLongWords(tree);
  keepTogether(tree);
  return { html: writer.stringify(tree).trim(), headings, words, links };
}

type Placed = { node: Nodes; parent?: Nodes | undefined };

/** All nodes in the order of the text, listed once: four questions are asked of each. */
function nodesOf(node: Nodes, parent?: Nodes, found: Placed[] = []): Placed[] {
  found.push({ node, parent });
  if ('children' in node) for (const child of node.children) nodesOf(child, node, found);
  return found;
}

function refuse(nodes: readonly Placed[], file: string, firstLine: number): ContentError[] {
  const errors: ContentError[] = [];
  for (const { node, parent } of nodes) {
    const problem = problemOf(node);
    // What remark finds within a text afterwards, such as a bare address, has no position of its own.
    const line = (node.position ?? parent?.position)?.start.line ?? 1;
    if (problem) errors.push(new ContentError(file, line + firstLine - 1, '', problem));
  }
  // A line with two tags makes the same mistake once.
  return [...new Map(errors.map((error) => [error.message, error])).values()];
}

function problemOf(node: Nodes): string | undefined {
  if (node.type === 'html') {
    return 'HTML ist in Beiträgen nicht erlaubt. Schreiben Sie die Stelle in Markdown; ein Kleiner-Zeichen im Text schreiben Sie als \\<';
  }
  if (node.type === 'heading' && node.depth === 1) {
    return 'Die Überschrift der ersten Ebene (#) ist der Titel aus dem Kopf der Datei. Beginnen Sie Abschnitte mit ##';
  }
  if (node.type === 'image' || node.type === 'imageReference') {
    return 'Bilder im Text sind nicht möglich. Das Bild des Beitrags nennen Sie im Kopf der Datei im Feld image';
  }
  if (node.type === 'link' || node.type === 'definition') {
    if (/^http:/i.test(node.url)) {
      return `Der Link ${quote(node.url)} ist nicht verschlüsselt. Schreiben Sie die Adresse mit https:// am Anfang`;
    }
    if (!isSafe(node.url)) {
      return `Der Link ${quote(node.url)} ist nicht erlaubt. Möglich sind eine Adresse mit https://, mailto: mit einer E-Mail-Adresse, ein Pfad dieser Website wie /ki-beratung und ein Abschnitt dieser Seite wie #fazit`;
    }
  }
  return undefined;
}

/** What looks like Markdown to its author and is plain text to a reader. */
function misspeltMarkdown(file: string, body: string, firstLine: number): ContentError[] {
  return body.split('\n').flatMap((line, index) => {
    const problem = /^#{2,6}[^\s#]/.test(line)
      ? 'Nach den Zeichen ## fehlt ein Leerzeichen. Ergänzen Sie es, sonst ist die Zeile keine Überschrift'
      : /\]\s+\((?:\/|https:|#)/.test(line)
        ? 'Zwischen ] und ( steht ein Leerzeichen. Löschen Sie es, sonst ist die Stelle kein Link'
        : undefined;
    return problem ? new ContentError(file, firstLine + index, '', problem) : [];
  });
}

/** A second slash or a backslash at the start of a path would lead to another host. */
function isSafe(url: string): boolean {
  return /^https:\/\//i.test(url)
    ? URL.canParse(url)
    : /^(?:mailto:[^\s@]+@[^\s@]+\.[^\s@.]+$|\/(?![/\\])|#.)/i.test(url);
}

type Handlers = NonNullable<NonNullable<Parameters<typeof remarkHtml>[0]>['handlers']>;
type RootHandler = NonNullable<Handlers['root']>;

/** remark-html hands on no words for footnotes: they are set where mdast-util-to-hast begins its tree. */
const germanRoot: RootHandler = (state, node: Root) => {
  state.options.footnoteLabel = 'Fußnoten';
  state.options.footnoteBackLabel = (index: number, repetition: number) =>
    `Zurück zur Fußnote ${index + 1}${repetition > 1 ? `, Stelle ${repetition}` : ''} im Text`;
  const result = { type: 'root' as const, children: state.wrap(state.all(node)) };
  state.patch(node, result);
  // Its type leaves out that the handler of the root gives a root.
  return state.applyData(node, result) as ReturnType<RootHandler>;
};

/** GitHub's list of harmless elements, plus what this module adds; ids of headings stay as they are. */
const allowed = {
  ...defaultSchema,
  clobber: [],
  attributes: {
    ...defaultSchema.attributes,
    div: [
      ['className', 'table-scroll'] as [string, string],
      ['role', 'region'] as [string, string],
      'tabIndex',
      'ariaLabel',
    ],
    h2: ['id'],
    h3: ['id'],
    span: [['className', 'unbroken'] as [string, string]],
  },
};

/** Made once: that takes as long as an article. */
const writer = remark()
  .use(remarkHtml, { sanitize: allowed, handlers: { root: germanRoot } })
  .freeze();

function innerLinks(nodes: readonly Placed[], firstLine: number): RenderedMarkdown['links'] {
  return nodes.flatMap(({ node }) => {
    if (node.type !== 'link' && node.type !== 'definition') return [];
    const { url, position } = node;
    return /^[/#]/.test(url) ? { url, line: (position?.start.line ?? 1) + firstLine - 1 } : [];
  });
}

function numberHeadings(nodes: readonly Placed[]): RenderedMarkdown['headings'] {
  const headings: RenderedMarkdown['headings'] = [];
  const used = new Set<string>();
  for (const { node } of nodes) {
    if (node.type !== 'heading') continue;
    const text = textOf(node);
    const base = slugify(text);
    let id = base;
    for (let number = 2; used.has(id); number++) id = `${base}-${number}`;
    used.add(id);
    node.data = { ...node.data, hProperties: { id } };
    if (node.depth === 2) headings.push({ id, text });
  }
  return headings;
}

function wrapTables(tree: Root, label: string) {
  let number = 0;
  visit(tree, 'table', (node, index, parent) => {
    if (!parent || index === undefined || parent.type === ('tableScroll' as string)) return;
    const wrapper = {
      type: 'tableScroll',
      data: {
        hName: 'div',
        // Focusable, because a box that scrolls must be reachable by keyboard (WCAG 2.1.1).
        hProperties: {
          className: ['table-scroll'],
          role: 'region',
          tabIndex: 0,
          ariaLabel: ++number > 1 ? `${label} ${number}` : label,
        },
      },
      children: [node],
    };
    parent.children[index] = wrapper as unknown as (typeof parent.children)[number];
  });
}

/** Words as a reader counts them: runs of letters and figures, joined by hyphens and apostrophes. */
function countWords(nodes: readonly Placed[]): number {
  let words = 0;
  const blocks = new Set<Nodes['type']>(['paragraph', 'heading', 'tableCell', 'code']);
  for (const { node } of nodes) {
    if (blocks.has(node.type))
      words += textOf(node).match(/[\p{L}\p{N}]+(?:[-–’'.,][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  }
  return words;
}
