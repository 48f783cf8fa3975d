import type {
  Blockquote,
  Emphasis,
  Heading,
  List,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Strong,
  Table,
} from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { ArticleFrontMatter } from '../schemas/article.ts';
import { compareAmounts } from './draw-bars.server.ts';

type Form = NonNullable<ArticleFrontMatter['form']>;

/** Classes of the parts by which an article shows its form (site/components/prose/prose-forms.css). */
export const formClasses = {
  p: [
    'speaker-1',
    'speaker-2',
    'question',
    'note',
    'rule',
    'comment',
    'answer',
    'entry',
    'option',
    'statement',
    'signature',
    'ballot',
    'legend',
  ],
  list: ['terms'],
  table: ['levels', 'answers'],
  div: ['words', 'word', 'options'],
  span: [
    'heading-label',
    'paragraph-number',
    'visually-hidden',
    'choice',
    'moved',
    'sentence',
    'calls-label',
  ],
} as const;

/** Marks the parts by which an article shows its form; its text stays as it is. */
export function markForm(tree: Root, form: Form | undefined) {
  const speakers: string[] = [];
  let isWording = false;
  for (const [index, node] of tree.children.entries()) {
    const before = tree.children[index - 1];
    if (form && (node.type === 'list' || node.type === 'blockquote')) keepInline(node, form === 'letter');
    if (node.type === 'list' && form && terms.has(form) && node.children.every(isTerm))
      setClass(node, 'terms');
    if (node.type === 'list' && form === 'worksheet' && !node.ordered) addBoxes(node);
    if (node.type === 'heading' && node.depth === 2 && form) splitLabel(node, labels[form], 'heading-label');
    if (node.type === 'table' && form) node.data = { ...node.data, ...{ isPlanes: planes.has(form) } };
    if (node.type === 'table' && form === 'instruction' && isLevels(node)) setClass(node, 'levels');
    if (node.type === 'table' && form === 'paper') compareAmounts(node);
    const name =
      node.type === 'paragraph' && (partOf(node, form, speakers, before) ?? inAnyForm(node, before));
    // A wording goes on from its number, or from a part of it.
    isWording = node.type === 'heading' ? hasLabel(node) : isWording && (name === 'rule' || isPart(node));
    if (node.type === 'paragraph' && form && folding.has(form)) tree.children[index] = foldLaw(node);
    if (node.type !== 'paragraph' || !name || (name === 'rule' && !isWording)) continue;
    if (name === 'rule') splitSentences(node);
    if (name === 'ballot') splitBallot(node);
    if (name === 'option') node.children = splitOption(node);
    if (name === 'entry')
      node.children = [
        label([
          ...node.children,
          control('textarea', { placeholder: 'Hier schreiben (wird nicht gesendet)' }),
        ]),
      ];
    if (name === 'answer') node.children = [{ type: 'strong', children: node.children }];
    setClass(node, name);
  }
  if (form === 'glossary') gatherWords(tree);
  if (form === 'paper') gatherOptions(tree);
}

/** Forms in which wide tables of words are planes at every width (site/components/prose/forms/planes.css). */
const planes = new Set<Form>(['instruction', 'paper', 'questions', 'rebuttal', 'report', 'worksheet']);

/** Forms whose lists of terms have their words in the margin. */
const terms = new Set<Form>(['instruction', 'paper', 'stages']);

/** Forms in which what the law says is folded below its name, „**Recht: Qualifizierungsgeld.** Seit …“. */
const folding = new Set<Form>(['countdown', 'report']);

function foldLaw(node: Paragraph): RootContent {
  const [first, ...text] = node.children;
  const [, name] = (first?.type === 'strong' && /^Recht: (.+)\.$/.exec(textOf(first))) || [];
  const [start] = text;
  if (!name || !start) return node;
  if (start.type === 'text') start.value = start.value.trimStart();
  const summary = element('summary', [{ type: 'text', value: `Recht: ${name}` }]);
  return element('details', [summary, { ...node, children: text }]);
}

/** Three rows that begin with their numbers, „1 Vorbereiten“. */
const isLevels = ({ children: [, ...rows] }: Table): boolean =>
  rows.length === 3 &&
  rows.every(({ children: [first] }, index) => first && textOf(first).startsWith(`${index + 1} `));

/** „**Aufsicht.** Ein Name je Ablauf.“ */
function isTerm({ children: [text] }: ListItem): boolean {
  const [first, second] = text?.type === 'paragraph' ? text.children : [];
  return first?.type === 'strong' && second !== undefined && /[.:]$/.test(textOf(first));
}

/**
 * What is bold at the beginning of a list's item, or of a paragraph of a quote, may stand on a line of its own. In an
 * element of its own, what is bold further on stays in its sentence, unless, in a letter, its sentence ends with it.
 */
function keepInline(block: List | Blockquote, isLetter: boolean) {
  visit(block, 'list', tighten);
  visit(block, 'strong', (node, index, parent) => {
    if (!index || !parent || parent.type !== 'paragraph') return;
    if (isLetter && textOf(node).endsWith('.')) return;
    const inline: Emphasis = { type: 'emphasis', data: { hName: 'span' }, children: [node] };
    parent.children[index] = inline;
    return SKIP;
  });
}

/** Blank lines between items of one paragraph each say nothing, but would put paragraphs into them. */
function tighten(list: List) {
  const isShort = ({ children }: List['children'][number]) =>
    children.filter(({ type }) => type !== 'list').length < 2 && children[0]?.type === 'paragraph';
  if (list.children.every(isShort)) for (const node of [list, ...list.children]) node.spread = false;
}

/**
 * A box to tick for each item, named by what it begins with in bold, or all of it. Whether the list is one of tasks is
 * not asked: the editor's toolbar makes plain ones only.
 */
function addBoxes(list: List) {
  for (const item of list.children) {
    const [text] = item.children;
    if (text?.type !== 'paragraph') continue;
    const [first, ...rest] = text.children;
    const box = control('input', { type: 'checkbox', checked: item.checked === true });
    // Of a task, the writer would add a box of its own, which can't be ticked.
    item.checked = null;
    text.children =
      first?.type === 'strong' && rest.length > 0
        ? [label([box, first]), ...rest]
        : [label([box, ...text.children])];
  }
}

type Part = (typeof formClasses.p)[number];
type Label = (typeof formClasses.span)[number];

/** A paragraph in bold after the first; a source or a remark. */
function inAnyForm(node: Paragraph, before: Nodes | undefined): Part | undefined {
  const [first, second] = node.children;
  if (first?.type !== 'strong') return;
  if (!second) return before && 'statement';
  return /^(Quellen?|Anmerkung)\.$/.test(textOf(first)) ? 'note' : undefined;
}

function partOf(
  node: Paragraph,
  form: Form | undefined,
  speakers: string[],
  before: Nodes | undefined,
): Part | undefined {
  const [first, second] = node.children;
  const label = first?.type === 'strong' && second ? textOf(first) : '';
  switch (form) {
    case 'dialogue':
      if (first?.type === 'emphasis' && second && textOf(first).endsWith('.')) return 'comment';
      if (first?.type !== 'strong' || !label.endsWith(':')) return;
      if (!speakers.includes(label)) speakers.push(label);
      first.children = [{ type: 'text', value: label.slice(0, -1) }, span('visually-hidden', ':')];
      return speakers.indexOf(label) % 2 ? 'speaker-2' : 'speaker-1';
    case 'glossary':
      return label.endsWith(':') ? 'question' : isNote(label) ? 'note' : undefined;
    case 'instruction':
      if (isNote(label)) return 'comment';
      return first?.type === 'emphasis' && !second ? 'rule' : undefined;
    case 'paper':
      if (first?.type === 'text' && !second && isBallot(first.value)) return 'ballot';
      if (first?.type === 'emphasis' && second && textOf(first).startsWith('„')) return 'comment';
      return isNote(label) ? 'note' : isOption(label) ? 'option' : undefined;
    case 'questions':
      return before?.type === 'heading' && before.depth === 2 ? 'answer' : undefined;
    case 'worksheet':
      return label === 'Ihr Eintrag:' ? 'entry' : undefined;
    case 'stages':
      return /^\p{L}+ \p{L}+\.$/u.test(label) ? 'comment' : undefined;
    case 'letter':
      return /^Ihre?\s.{3,40}[^.]$/.test(textOf(node)) ? 'signature' : undefined;
  }
}

/** „Anmerkung.“, „Nachtrag 2026.“ */
const isNote = (label: string) => /^\p{L}+(?:\s\d+)?\.$/u.test(label);

/** „A. Alles verlängern.“ */
const isOption = (label: string) => /^[A-Z]\.\s/.test(label);

/** „Abstimmung am …: 3 Ja, 2 Nein, 1 Enthaltung.“ */
const isBallot = (text: string) => /^Abstimmung\b[^:]*:.*\bNein\b/.test(text) && text.endsWith('.');

/** What an option is, what is for and against it, „Dafür: …“, „Dagegen: …“, each in an element of its own. */
function splitOption({ children: [name, ...children] }: Paragraph): Paragraph['children'] {
  const parts: Paragraph['children'][] = [[]];
  for (const child of children) {
    const [text = '', ...labelled] =
      child.type === 'text' ? child.value.split(/(?<=(?:^|[.!?])\s)(?=\p{Lu}\p{L}+:\s)/u) : [];
    if (child.type !== 'text') parts.at(-1)?.push(child);
    else if (text.trim()) parts.at(-1)?.push({ ...child, value: text });
    for (const value of labelled) {
      const end = value.indexOf(':') + 1;
      parts.push([strong(value.slice(0, end)), { type: 'text', value: value.slice(end) }]);
    }
  }
  const spans = parts
    .filter(({ length }) => length > 0)
    .map((inside): Emphasis => ({ type: 'emphasis', data: { hName: 'span' }, children: inside }));
  return [...(name ? [name, { type: 'text', value: ' ' } as const] : []), ...spans];
}

/** Sentences of a wording that has several, each in an element of its own: they are numbered to be cited. */
function splitSentences({ children: [wording] }: Paragraph) {
  if (wording?.type !== 'emphasis') return;
  const sentences: PhrasingContent[][] = [[]];
  for (const child of wording.children) {
    const parts = child.type === 'text' ? child.value.split(sentenceEnd) : [];
    for (const [index, value] of parts.entries()) {
      if (index > 0) sentences.push([]);
      if (value) sentences.at(-1)?.push({ type: 'text', value });
    }
    if (child.type !== 'text') sentences.at(-1)?.push(child);
  }
  if (sentences.length < 2) return;
  wording.children = sentences.map((inside) => ({ ...span('sentence', ''), children: inside }));
}

/** After a full stop, but not after „3.“, „z. B.“ or an abbreviation that goes on in capitals. */
const sentenceEnd =
  /(?<=(?:[\p{L}\]]{2}|\))\.\s)(?<!\b(?:Abs|Art|bzw|Dr|ggf|inkl|Nr|Prof|sog|vgl)\.\s)(?=\p{Lu})/u;

const strong = (value: string): Strong => ({ type: 'strong', children: [{ type: 'text', value }] });

/** A ballot's parts, without the commas where they stand apart. */
function splitBallot(node: Paragraph) {
  const text = textOf(node);
  const colon = text.indexOf(':') + 1;
  node.children = [span('choice', text.slice(0, colon)), { type: 'text', value: ' ' }];
  const choices = text.slice(colon + 1, -1).split(/,\s/);
  for (const [index, choice] of choices.entries()) {
    if (index > 0) node.children.push(span('visually-hidden', ', '));
    node.children.push(span('choice', choice));
  }
  node.children.push(span('visually-hidden', '.'));
}

/** Puts each word into an element, and those of one date into one. */
function gatherWords(tree: Root) {
  const gathered: RootContent[] = [];
  let place = gathered;
  let words: RootContent[] | undefined;
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 3) {
      if (!words) {
        words = [];
        gathered.push(element('div', words, 'words'));
      }
      place = [];
      words.push(element('div', place, 'word'));
    } else if (node.type === 'heading') {
      place = gathered;
      words = undefined;
    }
    place.push(node);
  }
  tree.children = gathered;
}

/** Puts options that follow each other into one element, with the notes on them. */
function gatherOptions(tree: Root) {
  const gathered: RootContent[] = [];
  let options: RootContent[] | undefined;
  for (const node of tree.children) {
    const [part] = [node.data?.hProperties?.className].flat();
    if (part === 'option' && !options) {
      options = [];
      gathered.push(element('div', options, 'options'));
    } else if (part !== 'option' && part !== 'note') options = undefined;
    (options ?? gathered).push(node);
  }
  tree.children = gathered;
}

/** The part of a second-level heading that stands apart: a point in time, or a number. */
const labels: Partial<Record<Form, RegExp>> = {
  countdown: /^[^:]+:(?=\s)/,
  instruction: /^§\s?\d+(?=\s)/,
  paper: /^\d+\.(?=\s)/,
  worksheet: /^\p{L}+\s\d+:(?=\s)/u,
  report: /^\p{L}+\s\d+:(?=\s)/u,
  stages: /^\p{L}+\s(?:\d|eins|zwei|drei|vier):(?=\s)/u,
};

/** Puts what a heading or paragraph begins with, its number for example, into a span of its own. */
export function splitLabel(node: Heading | Paragraph, pattern: RegExp | undefined, name: Label) {
  const [first] = node.children;
  const label = first?.type === 'text' && pattern?.exec(first.value)?.[0];
  if (!label || first?.type !== 'text') return;
  first.value = first.value.slice(label.length);
  node.children.unshift(span(name, label));
}

const hasLabel = ({ children: [first] }: Heading): boolean => first?.data?.hName === 'span';

/** What may belong to a wording, and be followed by more of it. */
const isPart = ({ type }: Nodes): boolean => type === 'list' || type === 'table';

export const span = (name: Label, value: string): Emphasis => ({
  type: 'emphasis',
  data: { hName: 'span', hProperties: { className: [name] } },
  children: [{ type: 'text', value }],
});

export function setClass(node: Nodes, ...className: string[]) {
  node.data = {
    ...node.data,
    hProperties: Object.assign({ className }, node.data?.hProperties, { className }),
  };
}

/** A field in the text, outside any form: what is chosen or typed stays in the browser. */
export const control = (hName: string, hProperties: object, children: RootContent[] = []) =>
  ({ type: 'control', data: { hName, hProperties }, children }) as unknown as Emphasis;

const label = (children: PhrasingContent[]) => control('label', {}, children);

export const element = (hName: string, children: RootContent[], ...className: string[]): RootContent =>
  ({
    type: 'division',
    data: { hName, hProperties: className.length > 0 ? { className } : {} },
    children,
  }) as unknown as RootContent;
