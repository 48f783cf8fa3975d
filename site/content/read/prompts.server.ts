import type { Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { ContentError } from '../errors/content-error.ts';
import { tableProblem } from '../errors/refused-markdown.server.ts';
import { tellTogether } from '../errors/tell-together.ts';
import { type PromptsFrontMatter, promptsSchema } from '../schemas/prompts.ts';
import { checkSlots, fillFacts } from './fact-slots.server.ts';
import { readMarkdownFile } from './markdown-file.server.ts';
import { markdownReader } from './parse-markdown.server.ts';
import { readFilled } from './read-filled.server.ts';
import type { SiteFacts } from './site-facts.server.ts';
import { typesetFields, typesetTree } from './typography.server.ts';

export type PromptsDocument = PromptsFrontMatter & {
  file: string;
  /** The body, restricted to the nodes in `allowed`, with facts filled in. */
  tree: Root;
  /** Line of the file where a node begins. */
  lineOf: (node: Nodes) => number;
};

/** Nodes that can be typeset. */
const allowed: ReadonlySet<Nodes['type']> = new Set([
  ...(['root', 'heading', 'paragraph', 'list', 'listItem', 'code', 'blockquote'] as const),
  ...(['text', 'strong', 'emphasis', 'link', 'break'] as const),
]);

/**
 * Parses the source of a PDF: content/downloads/<name>.md.
 * @throws ContentError or ContentError[] for mistakes the owner has to fix
 */
export function parsePrompts(file: string, source: string, facts: SiteFacts): PromptsDocument {
  const { yaml, body, bodyLine } = readMarkdownFile(file, source);
  const tree = markdownReader.parse(fillFacts(body, facts));
  const lineOf = (node: Nodes) => (node.position?.start.line ?? 1) + bodyLine - 1;
  const [{ data: filled }] = tellTogether(
    () => readFilled(promptsSchema, yaml, facts),
    () => checkSlots(file, { body, bodyLine }, facts),
    () => checkNodes(file, tree, lineOf),
  );
  typesetTree(tree, []);
  return { ...typesetFields(promptsSchema, filled, []), file, tree, lineOf };
}

function checkNodes(file: string, tree: Root, lineOf: PromptsDocument['lineOf']): void {
  const errors: ContentError[] = [];
  visit(tree, (node, _index, parent) => {
    const problem = problemOf(node, parent);
    // A bare address that remark turned into a link has no position.
    const positioned = node.position || !parent ? node : parent;
    if (problem) errors.push(new ContentError({ file, line: lineOf(positioned) }, problem));
  });
  if (errors.length > 0) throw errors;
}

function problemOf(node: Nodes, parent: Parents | undefined): string | undefined {
  if (!allowed.has(node.type)) {
    return 'Das kann das PDF nicht darstellen. Möglich sind Absätze, Überschriften mit ## und ###, Listen, Kästen zwischen ```, Zitate mit >, **fett**, *kursiv* und Links';
  }
  if (node.type === 'heading' && node.depth !== 2 && node.depth !== 3) {
    return 'Möglich sind Überschriften mit ## und mit ###. Der Titel steht im Kopf der Datei';
  }
  if ((parent?.type === 'listItem' || parent?.type === 'blockquote') && node.type !== 'paragraph') {
    return 'In Listen und Zitaten kann das PDF nur Absätze darstellen. Beginnen Sie dafür einen neuen Abschnitt';
  }
  if ((node.type === 'listItem' || node.type === 'blockquote') && node.children.length === 0) {
    return 'Die Stelle ist leer. Ergänzen Sie den Text, oder löschen Sie sie';
  }
  if (node.type === 'code' && node.value.trim() === '') {
    return 'Der Kasten ist leer. Ergänzen Sie den Text, oder löschen Sie ihn';
  }
  if (node.type === 'link' && !/^(?:https:\/\/|mailto:)/.test(node.url)) {
    return `Der Link ${node.url} führt aus einem PDF nirgendwohin. Er muss mit https:// oder mailto: beginnen`;
  }
  return tableProblem(node);
}
