import { getDocumentProxy } from 'unpdf';

/** A line of text or a part of one, with its structure element, or undefined outside of all elements. */
export type Drawn = { page: number; element: Element | undefined; text: string; isSoftHyphen: boolean };

export type Element = { role: string; children: Element[] };

export async function readPdf(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const read = await Promise.all(
    pages.map(async (page, index) => {
      const elements: Element[] = [];
      const owners = new Map<string, Element>();
      collect((await page.getStructTree()) as never, elements, owners);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      const links = (await page.getAnnotations()).filter(({ subtype }) => subtype === 'Link');
      return { elements, links, drawn: drawnOn(index + 1, items as never, owners) };
    }),
  );
  return {
    pages: pages.length,
    elements: read.flatMap(({ elements }) => elements),
    links: read.flatMap(({ links }) => links),
    drawn: read.flatMap(({ drawn }) => drawn),
    info: (await pdf.getMetadata()).info as Record<string, string>,
    isTagged: (await pdf.getMarkInfo())?.Marked === true,
    showsTitle: ((await pdf.getViewerPreferences()) as Record<string, unknown>)?.DisplayDocTitle === true,
    bookmarks: (await pdf.getOutline()).map(({ title }) => title),
  };
}

type Node = { role?: string; id?: string; children?: Node[] };

function collect(node: Node, elements: Element[], owners: Map<string, Element>, parent?: Element) {
  if (node.id && parent) owners.set(node.id, parent);
  const element = node.role && node.role !== 'Root' ? { role: node.role, children: [] } : parent;
  if (element && element !== parent) {
    elements.push(element);
    parent?.children.push(element);
  }
  for (const child of node.children ?? []) collect(child, elements, owners, element);
}

type Item = { type?: string; tag?: string; id?: string | null; str?: string };

const artifact: Element = { role: 'Artifact', children: [] };

function drawnOn(page: number, items: Item[], owners: Map<string, Element>): Drawn[] {
  const open: Item[] = [];
  return items.flatMap((item) => {
    if (item.type?.startsWith('begin')) open.push(item);
    if (item.type === 'endMarkedContent') open.pop();
    if (!item.str) return [];
    const id = open.findLast((one) => one.id)?.id ?? '';
    const element = open.some(({ tag }) => tag === 'Artifact') ? artifact : owners.get(id);
    return { page, element, text: item.str, isSoftHyphen: item.str === '-' && !open.at(-1)?.id };
  });
}
