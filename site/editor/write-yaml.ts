import {
  type Document,
  isCollection,
  isSeq,
  parseDocument,
  stringify,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { asData, type Data, height, isEmpty, matchItems, same, sameKind } from './plain-data.ts';
import { type Entry, endOf, entriesOf, startOf } from './yaml-entries.ts';
import { YamlStyle } from './yaml-style.ts';

/**
 * Writes changed data into a YAML text, touching only what changed: comments, quotes, order, wrapping and blank
 * lines of everything else stay byte for byte. New text takes the style of its neighbours. The order of keys in
 * `wanted` has no meaning, the order of lists has.
 * @throws Error in German if `original` is not YAML, or if no text can hold what is wanted
 */
export function writeYaml(original: string, wanted: unknown): string {
  const crlf = original.includes('\r\n') && !/(?<!\r)\n/.test(original);
  const source = crlf ? original.replaceAll('\r\n', '\n') : original;
  const document = parseDocument(source, { keepSourceTokens: true, prettyErrors: false, logLevel: 'error' });
  const error = document.errors[0];
  if (error) throw new Error(invalid(source.slice(0, error.pos[0]).split('\n').length));
  const [before, value] = [asData(document.toJS()), asData(wanted)];
  if (same(before, value)) return original;
  // An empty file, or one of comments only.
  if (!document.contents) return `${source.replace(/[^\n]$/, '$&\n')}${stringify(value, { lineWidth: 110 })}`;
  const plain = new Writer(source, document, 0).write(value);
  // If plain style doesn't read back as intended, the changed text becomes JSON, or else the collection around it.
  for (let level = 0; level <= height(before, value); level++) {
    const text = level === 0 ? plain : new Writer(source, document, level).write(value);
    const check = parseDocument(text, { prettyErrors: false, logLevel: 'error' });
    if (check.errors.length > 0 || !same(asData(check.toJS()), value)) continue;
    const lost = commentsIn(document).find((comment) => plain.includes(comment) && !text.includes(comment));
    if (lost) throw new Error(wouldLose(lost));
    return crlf ? text.replaceAll('\n', '\r\n') : text;
  }
  throw new Error('Diese Änderung lässt sich nicht in die Datei schreiben. Die Datei bleibt, wie sie ist.');
}

const invalid = (line: number) =>
  `Zeile ${line} der Datei ist kein gültiges YAML. Berichtigen Sie zuerst diese Zeile; bis dahin bleibt die Datei, wie sie ist.`;

const wouldLose = (comment: string) =>
  `Diese Änderung lässt sich nicht schreiben, ohne daneben den Kommentar „${comment}“ zu verlieren. Die Datei bleibt, wie sie ist. Machen Sie die Änderung in der Datei selbst.`;

/** An entry of a collection after the change; without `entry` it is new. */
type Planned = { entry?: Entry | undefined; name: string; value: Data };

class Writer {
  readonly source: string;
  readonly document: Document.Parsed;
  /** Levels above a change from which JSON is written; 0 is never. */
  readonly level: number;
  readonly style: YamlStyle;

  constructor(source: string, document: Document.Parsed, level: number) {
    this.source = source;
    this.document = document;
    this.level = level;
    this.style = new YamlStyle(source, document, level > 0);
  }

  write(value: Data): string {
    const { source, style } = this;
    const root = this.document.contents;
    const inside = this.inside(root, asData(this.document.toJS()), value, '');
    const text = inside ?? style.text(value, '', '').replace(/^\n */, '');
    return source.slice(0, startOf(root)) + text + source.slice(endOf(root, source));
  }

  /** The new text of a collection that stays one; undefined for all else. */
  inside(node: unknown, old: Data, value: Data, name: string): string | undefined {
    if (!isCollection(node) || !sameKind(old, value) || isEmpty(old) || isEmpty(value)) return undefined;
    return height(old, value) < this.level
      ? undefined
      : this.collection(node as YAMLMap | YAMLSeq, value, name);
  }

  collection(node: YAMLMap | YAMLSeq, value: Data, name: string): string {
    const { source } = this;
    const entries = entriesOf(node, name, source, this.document);
    const first = entries[0]?.from ?? 0;
    const gaps = entries.map(({ from }, index) => source.slice(entries[index - 1]?.to ?? from, from));
    const pad = ' '.repeat(first - source.lastIndexOf('\n', first - 1) - 1);
    // Blank lines follow those between entries of its size.
    const newGap = (value: Data) => {
      const sameSize = (entry: Entry | undefined) =>
        (typeof entry?.value === 'object') === (typeof value === 'object');
      const like = gaps.filter((gap, index) => gap && sameSize(entries[index]));
      const lines = like.length > 0 && like.every((gap) => gap.startsWith('\n\n')) ? '\n\n' : '\n';
      return node.flow ? (gaps[1] ?? ', ') : lines + pad;
    };
    const plan = Array.isArray(value) ? planList(entries, value, name) : planMap(entries, value);
    const inner = node.flow ? source.slice(startOf(node), endOf(node, source)) : '';
    const isReordered =
      plan.length !== entries.length || plan.some(({ entry }, index) => entry !== entries[index]);
    const [comment] = isReordered ? (/(?<=\s)#[^\n]*/.exec(inner) ?? []) : [];
    if (comment) throw new Error(wouldLose(comment));
    const kept = new Set(plan.map(({ entry }) => entry));
    // The comment above a removed entry stays: it may head all that follows.
    const leftAbove = (index: number): string => {
      const gap = gaps[index];
      if (!gap || kept.has(entries[index])) return '';
      return leftAbove(index - 1) + (gap.includes('#') ? gap.trimEnd() : '');
    };
    let text = '';
    for (const [place, { entry, name, value }] of plan.entries()) {
      const index = entry ? entries.indexOf(entry) : 0;
      const own = (index > 0 && gaps[index]) || newGap(value);
      const left = leftAbove(index - 1);
      const gap = left ? left + (own.includes('#') ? own : `\n${pad}`) : own;
      if (place > 0) text += gap;
      else if (gap.includes('#') && !node.flow) text += gap.trimStart();
      text += this.entry(entry, name, value, pad, node);
    }
    text += leftAbove(entries.length - 1);
    if (!node.flow) return text;
    return source.slice(startOf(node), first) + text + source.slice(entries.at(-1)?.to, endOf(node, source));
  }

  entry(entry: Entry | undefined, name: string, value: Data, pad: string, parent: YAMLMap | YAMLSeq): string {
    const { source, style } = this;
    const inList = isSeq(parent);
    if (!entry) {
      const head = inList ? (parent.flow ? '' : '- ') : `${style.flow(name)}: `;
      return join(head, parent.flow ? style.flow(value) : style.text(value, name, pad, inList));
    }
    const { node, from, to } = entry;
    if (same(entry.value, value)) return source.slice(from, to);
    const inside = this.inside(node, entry.value, value, name);
    const end = node ? endOf(node, source) : to;
    if (inside !== undefined && node)
      return source.slice(from, startOf(node)) + inside + source.slice(end, to);
    if (parent.flow) return join(entry.head, style.flow(value));
    const [comment, ...others] = isBlock(node)
      ? this.commentsOf(entry, node)
      : [source.slice(end, to).trim()];
    const text = join(entry.head, style.text(value, name, pad, inList, node));
    return (comment ? text.replace(/\n|$/, (lineEnd) => ` ${comment}${lineEnd}`) : text) + others.join('');
  }

  /** The text behind the key of a collection that is gone, and its lines of comments. */
  commentsOf({ head, from }: Entry, node: YAMLMap | YAMLSeq): string[] {
    const { source } = this;
    const entries = entriesOf(node, '', source, this.document);
    const above = entries
      .map((entry, index) => source.slice(entries[index - 1]?.to ?? 0, entry.from))
      .slice(1);
    const [behind = '', ...lines] = source.slice(from + head.length - 1, startOf(node)).split('\n');
    const texts = [...lines, ...above.join('\n').split('\n')].filter((line) => line.includes('#'));
    return [behind.trim(), ...texts.map((line) => `\n${line}`)];
  }
}

const isBlock = (node: unknown): node is YAMLMap | YAMLSeq => isCollection(node) && !node.flow;

/** All comments of a file, each from its # to the end of its line. */
function commentsIn(document: Document.Parsed): string[] {
  const found: string[] = [];
  const add = (text: string | null | undefined) =>
    found.push(...(text ?? '').split('\n').flatMap((line) => (line.trim() ? [`#${line}`] : [])));
  add(document.commentBefore);
  add(document.comment);
  visit(document, {
    Node: (_key, node) => {
      add(node.commentBefore);
      add(node.comment);
    },
  });
  return found;
}

/** A block collection begins on the next line. */
function join(head: string, text: string): string {
  return text.startsWith('\n') ? head.trimEnd() + text : head + text;
}

function planList(entries: readonly Entry[], wanted: readonly Data[], name: string): Planned[] {
  const old = matchItems(
    entries.map(({ value }) => value),
    wanted,
  );
  return wanted.map((value, place) => ({ entry: entries[old[place] ?? -1], name: `${name}[]`, value }));
}

/** Keeps the file's order; a new field follows the one that precedes it in `wanted`. */
function planMap(entries: readonly Entry[], wanted: Data): Planned[] {
  const fields = Object.entries(wanted ?? {});
  const plan: Planned[] = entries.flatMap((entry) => {
    const field = fields.find(([name]) => name === entry.name);
    return field ? { entry, name: entry.name, value: field[1] } : [];
  });
  for (const [index, [name, value]] of fields.entries()) {
    if (plan.some((planned) => planned.name === name)) continue;
    const before = plan.findIndex((planned) => planned.name === fields[index - 1]?.[0]);
    plan.splice(before + 1, 0, { name, value });
  }
  return plan;
}
