import type { Heading, Nodes, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { control, element, setClass } from './article-form.server.ts';

/**
 * The sheet for the hour that a glossary proposes, after the paragraph that names its answers, „nur drei Antworten zu:
 * geklärt, offen, weiß niemand.“: each word leads to its entry, with its question and a choice of these answers. A word has
 * moved if its note says that it went „vom Beobachten zum Entscheiden“, to what the first heading ends with.
 */
export function addAnswers(tree: Root) {
  const index = tree.children.findIndex((node) => node.type === 'paragraph' && answersIn(node).length > 1);
  const paragraph = tree.children[index];
  if (!paragraph) return;
  const answers = answersIn(paragraph);
  const groups = tree.children.map(childrenOf('words')).filter((words) => words.length > 0);
  const first = tree.children.find((node) => node.type === 'heading' && node.depth === 2);
  const goal = first ? (textOf(first).split(/\s/).at(-1) ?? '') : '';
  const row = (word: RootContent): RootContent => {
    const parts = childrenOf('word')(word);
    const [heading] = parts as [Heading];
    const question = parts.find((part) => hasClass(part, 'question'));
    const hasMoved = parts.some((part) => movedTo(textOf(part)) === goal);
    return part('row', 'tr', [
      part('rowheader', 'th', [linkTo(heading), ...(hasMoved ? [element('span', [], 'moved')] : [])]),
      part('cell', 'td', question ? [text(questionIn(question))] : []),
      choice(heading, question ? questionIn(question) : textOf(heading), answers),
    ]);
  };
  const head = part('row', 'tr', [
    part('cell', 'td', []),
    part('cell', 'td', []),
    ...answers.map((answer) => part('columnheader', 'th', [text(answer)])),
  ]);
  const bodies = groups.map((words) => element('tbody', words.map(row)));
  if (bodies.length === 0) return;
  // How many of each are chosen, counted by the style sheet.
  const sum = part('row', 'tr', [
    part('rowheader', 'th', [text('Summe')]),
    part('cell', 'td', []),
    ...answers.map(() => part('cell', 'td', [])),
  ]);
  const table = part('table', 'table', [element('thead', [head]), ...bodies, element('tfoot', [sum])]);
  setClass(table, 'answers');
  tree.children.splice(index + 1, 0, element('div', [table], 'table-scroll'));
}

/** With its role, because not every browser keeps a table's own where its rows are grids. */
function part(role: string, name: string, children: RootContent[]): RootContent {
  const node = element(name, children);
  Object.assign(node.data?.hProperties ?? {}, { role });
  return node;
}

/** One of the answers to a question, below their columns' heads, which head no cell of their own. */
function choice({ data }: Heading, question: string, answers: readonly string[]): RootContent {
  const name = data?.hProperties?.id;
  const radios = answers.map((ariaLabel) => control('input', { type: 'radio', name, ariaLabel }));
  const group = control('div', { role: 'radiogroup', ariaLabel: question }, radios);
  const cell = part('cell', 'td', [group]);
  Object.assign(cell.data?.hProperties ?? {}, { colSpan: answers.length });
  return cell;
}

/** „nur drei Antworten zu: geklärt, offen, weiß niemand.“ */
const answersIn = (node: Nodes): string[] =>
  /\bAntworten zu: ([^.:]+)\./.exec(textOf(node))?.[1]?.split(/,\s/) ?? [];

/** The question itself, without what is said about its answer. */
const questionIn = (node: Nodes): string => /„([^„“]+)“/.exec(textOf(node))?.[1] ?? '';

/** „vom Beobachten zum Entscheiden“: „entscheiden“. */
const movedTo = (note: string) => /\bvom\s\p{Lu}\p{L}+\szum\s(\p{Lu}\p{L}+)/u.exec(note)?.[1]?.toLowerCase();

const hasClass = (node: Nodes, name: string) => [node.data?.hProperties?.className].flat().includes(name);

const childrenOf = (name: string) => (node: RootContent) =>
  hasClass(node, name) && 'children' in node ? (node.children as RootContent[]) : [];

const linkTo = (heading: Heading): RootContent => ({
  type: 'link',
  url: `#${heading.data?.hProperties?.id}`,
  children: [text(textOf(heading))],
});

const text = (value: string) => ({ type: 'text' as const, value });
