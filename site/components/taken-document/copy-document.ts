import { confirmCopied } from '../copy-button/copy-text.ts';

/*
 * Copies the marked parts of an article as formatted and as plain text. Loaded only by pages that have such parts
 * (client/enhance.ts).
 */

/** Enables the open page's button. Safe to call again. */
export function offerCopy() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.copy-document')) {
    button.disabled = false;
    button.onclick = () => copyDocument(button);
  }
}

async function copyDocument(button: HTMLButtonElement) {
  const title = document.createElement('h1');
  title.textContent = button.dataset.title ?? '';
  const taken = [...document.querySelectorAll('[data-taken]')];
  const blocks = [title, ...taken.flatMap(cleaned)] as HTMLElement[];
  const texts = {
    'text/html': blocks.map(({ outerHTML }) => outerHTML).join('\n'),
    'text/plain': blocks.map(plainText).join('\n\n'),
  };
  try {
    const parts = Object.entries(texts).map(([type, text]) => [type, new Blob([text], { type })] as const);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(parts))]);
    confirmCopied(button);
  } catch (error) {
    console.error('The document could not be copied.', error);
    // Refused: the parts stand marked, to be copied by hand.
    const [first = title] = taken;
    const last = taken.at(-1) ?? title;
    getSelection()?.setBaseAndExtent(first, 0, last, last.childNodes.length);
  }
}

const KEPT = /^(?:A|BLOCKQUOTE|BR|CODE|DEL|EM|H[1-6]|LI|OL|P|PRE|STRONG|TABLE|TBODY|TD|TH|THEAD|TR|UL)$/;

/** Without soft hyphens, drawings, and what only the page needs, such as its classes and a translator's elements. */
function cleaned(node: Node): Node[] {
  if (node instanceof Text) return [new Text(node.data.replaceAll('\u00AD', ''))];
  if (!(node instanceof HTMLElement)) return [];
  const children = [...contentOf(node).childNodes].flatMap(cleaned);
  if (!KEPT.test(node.tagName)) return children;
  const copy = document.createElement(node.tagName);
  copy.append(...children);
  // The property is absolute, the attribute isn't.
  if (node instanceof HTMLAnchorElement) copy.setAttribute('href', node.href);
  if (node instanceof HTMLOListElement && node.start !== 1) copy.setAttribute('start', String(node.start));
  return [copy];
}

/** A paragraph all in italics is wording between comments; by itself it isn't italic. */
function contentOf(node: HTMLElement): HTMLElement {
  const [only, other] = node.childNodes;
  return node.matches('p[data-taken]') && only instanceof HTMLElement && only.tagName === 'EM' && !other
    ? only
    : node;
}

function plainText(block: HTMLElement): string {
  const words = (of: Element) =>
    (of.textContent ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join(' ');
  if (block instanceof HTMLTableElement)
    return [...block.rows].map(({ cells }) => [...cells].map(words).join('\t')).join('\n');
  if (!block.matches('ol, ul')) return words(block);
  const start = block instanceof HTMLOListElement ? block.start : undefined;
  return [...block.children]
    .map((item, index) => `${start === undefined ? '–' : `${start + index}.`} ${words(item)}`)
    .join('\n');
}
