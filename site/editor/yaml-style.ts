import { type Document, isCollection, isMap, isScalar, isSeq, Scalar, stringify } from 'yaml';
import { foldText } from './fold-text.ts';
import { type Data, isEmpty } from './plain-data.ts';
import { endOf, keyName, startOf } from './yaml-entries.ts';

const oneLine = { lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER };

/** Text in YAML 1.2, but true and false in YAML 1.1, which some tools still read. */
const mistakable = /^(?:y|yes|n|no|on|off)$/i;

/** Writes new values as a file writes its own. */
export class YamlStyle {
  /** All values by the name of their field, as models for new ones. */
  private readonly models = new Map<string, unknown[]>();
  private readonly source: string;
  private readonly json: boolean;
  private readonly indent: string;
  private readonly indentsLists: boolean;

  /** @param json whether to write JSON, which reads back as itself in any place */
  constructor(source: string, document: Document, json: boolean) {
    this.source = source;
    this.json = json;
    this.indent = /^( *)[^\s#-].*:\n(?: *#.*\n)*\1( +)[^\s#]/m.exec(source)?.[2] ?? '  ';
    this.indentsLists = !/^( *)[^\s#-].*:\n(?: *#.*\n)*\1- /m.test(source);
    this.learn(document.contents, '');
  }

  /**
   * Text for behind a key or dash; a block collection begins with a line break.
   * @param pad indentation of the key or dash
   * @param old the value to replace
   */
  text(value: Data, name: string, pad: string, inList = false, old?: unknown): string {
    if (this.json || isEmpty(value)) return JSON.stringify(value);
    if (typeof value === 'string') return this.string(value, name, pad, old);
    if (typeof value !== 'object' || value === null) return stringify(value).trim();
    const models = this.models
      .get(name)
      ?.filter((model) => isCollection(model) && isSeq(model) === Array.isArray(value));
    if (models?.some((model) => isCollection(model) && model.flow && model.items.length > 0))
      return this.flow(value);
    const inner = inList ? `${pad}  ` : Array.isArray(value) && !this.indentsLists ? pad : pad + this.indent;
    const lines = Array.isArray(value)
      ? value.map((item) => ['- ', this.text(item, `${name}[]`, inner, true)] as const)
      : Object.entries(value).map(
          ([key, item]) => [`${this.flow(key)}: `, this.text(item, key, inner)] as const,
        );
    const text = lines
      .map(([head, item]) => (item.startsWith('\n') ? head.trimEnd() : head) + item)
      .join(`\n${inner}`);
    return inList ? text : `\n${inner}${text}`;
  }

  /** Text for within brackets. */
  flow(value: Data): string {
    if (this.json || isEmpty(value)) return JSON.stringify(value);
    if (Array.isArray(value)) return `[${value.map((item) => this.flow(item)).join(', ')}]`;
    if (typeof value === 'object' && value !== null) {
      return `{ ${Object.entries(value)
        .map((field) => field.map((part) => this.flow(part)).join(': '))
        .join(', ')} }`;
    }
    const scalar = new Scalar(value);
    if (typeof value === 'string' && (mistakable.test(value) || value.includes('\n')))
      scalar.type = 'QUOTE_DOUBLE';
    return stringify([scalar], { ...oneLine, collectionStyle: 'flow' })
      .trim()
      .slice(1, -1)
      .trim();
  }

  private learn(node: unknown, name: string) {
    const known = this.models.get(name);
    if (known) known.push(node);
    else this.models.set(name, [node]);
    if (isMap(node)) for (const { key, value } of node.items) this.learn(value, keyName(key));
    if (isSeq(node)) for (const item of node.items) this.learn(item, `${name}[]`);
  }

  private string(value: string, name: string, pad: string, old: unknown): string {
    const model = this.modelOf(value, name, old);
    const type = model?.type ?? 'PLAIN';
    const folded =
      type === 'BLOCK_FOLDED' && model ? foldText(value, this.linesOf(model), model === old) : undefined;
    if (folded) return folded.replace(/\n(?=[^\n])/g, `\n${pad}${this.indent}`);
    const scalar = new Scalar(value);
    scalar.type = type;
    if (type === 'PLAIN' && value.includes('\n')) scalar.type = 'BLOCK_LITERAL';
    if (mistakable.test(value) || /\s$/.test(value.replace(/\n$/, ''))) scalar.type = 'QUOTE_DOUBLE';
    // Written as a field's value, because the place of a block text sets its indentation.
    const text = stringify({ k: scalar }, { ...oneLine, indent: this.indent.length });
    return text
      .slice(3)
      .replace(/\n$/, '')
      .replace(/\n(?=[^\n])/g, `\n${pad}`);
  }

  /** The text whose style a new one takes: the old one, else one like most of the same field, or of the file. */
  private modelOf(_value: string, name: string, old: unknown): Scalar | undefined {
    if (isText(old)) return old;
    const named = this.models.get(name)?.filter(isText) ?? [];
    const all = named.length > 0 ? named : [...this.models.values()].flat().filter(isText);
    // Quotes that a text needs, and blocks of other fields, aren't models to follow.
    const styled = all.filter((node) =>
      isBlock(node) ? named.length > 0 : node.type !== 'PLAIN' && !/^["']/.test(stringify(node.value)),
    );
    return all.find(({ type }) => styled.filter((node) => node.type === type).length * 2 > all.length);
  }

  /** The lines of a block text without their indentation. */
  private linesOf(node: Scalar): string[] {
    const lines = this.source.slice(startOf(node), endOf(node, this.source)).split('\n').slice(1);
    const indent = /^ */.exec(lines.find((line) => line.trim()) ?? '')?.[0].length;
    return lines.map((line) => line.slice(indent));
  }
}

function isText(node: unknown): node is Scalar<string> {
  return isScalar(node) && typeof node.value === 'string';
}

function isBlock(node: Scalar): boolean {
  return node.type?.startsWith('BLOCK') === true;
}
