import { type Document, isCollection, isNode, isPair, isScalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { asData, type Data } from './plain-data.ts';

/** An entry of a map or list, from its key or dash to the end of its last line; `head` is what precedes its value. */
export type Entry = { name: string; head: string; node: unknown; value: Data; from: number; to: number };

/**
 * The entries of a collection and where they stand.
 * @param name of the field that holds the collection
 */
export function entriesOf(
  node: YAMLMap | YAMLSeq,
  name: string,
  source: string,
  document: Document,
): Entry[] {
  const token = node.srcToken;
  const dashes = token?.type === 'block-seq' ? token.items.flatMap(({ start }) => start.filter(isDash)) : [];
  return node.items.map((item, index) => {
    const [key, value] = isPair(item) ? [item.key, item.value] : [undefined, item];
    const from = dashes[index]?.offset ?? startOf(key ?? value);
    const end = endOf(value ?? key, source);
    return {
      name: isPair(item) ? keyName(key) : `${name}[]`,
      head: isPair(item) ? `${source.slice(from, endOf(key, source))}: ` : dashes[index] ? '- ' : '',
      node: value,
      value: isNode(value) ? asData(value.toJS(document)) : null,
      from,
      to: node.flow ? end : lineEnd(end, source),
    };
  });
}

export function keyName(key: unknown): string {
  return isScalar(key) ? String(key.value ?? '') : String(key);
}

export function startOf(node: unknown): number {
  return (isNode(node) && node.range?.[0]) || 0;
}

/** End of a value, before blank lines and comments below it. */
export function endOf(node: unknown, source: string): number {
  if (isCollection(node) && !node.flow) {
    const last = node.items.at(-1);
    return lineEnd(endOf(isPair(last) ? (last.value ?? last.key) : last, source), source);
  }
  const end = (isNode(node) && node.range?.[1]) || 0;
  if (!isScalar(node) || !node.type?.startsWith('BLOCK')) return end;
  const text = source.slice(startOf(node), end);
  return startOf(node) + (/^[|>]\d?\+/.test(text) ? text.replace(/\n$/, '') : text.trimEnd()).length;
}

const isDash = ({ type }: { type: string }) => type === 'seq-item-ind';

function lineEnd(offset: number, source: string): number {
  const end = source.indexOf('\n', offset);
  return end < 0 ? source.length : end;
}
