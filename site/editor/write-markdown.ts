import { parse } from 'yaml';
import { writeYaml } from './write-yaml.ts';

/** The fields of the front matter, and the text below it as `body`. */
export type MarkdownFields = { [name: string]: unknown; body: string };

/** Reads a Markdown file, without the blank lines around its text. */
export function readMarkdown(original: string): MarkdownFields {
  const { head, body } = split(original);
  return { ...parse(head), body: body.trim().replaceAll('\r\n', '\n') };
}

/**
 * Writes changed fields and text into a Markdown file. An unchanged text stays byte for byte, and so does all
 * that writeYaml keeps.
 * @throws Error in German if the file has no front matter, or for what writeYaml throws
 */
export function writeMarkdown(original: string, { body: wanted, ...fields }: MarkdownFields): string {
  const { start, head, end, body } = split(original);
  const text = keepBlocks(body, wanted)
    .trim()
    .replace(/\r?\n/g, /\r\n/.test(original) ? '\r\n' : '\n');
  const changed =
    body.trim() === text
      ? body
      : (/^\s*/.exec(body)?.[0] || '\n') + text + (/\S(\s*)$/.exec(body)?.[1] ?? '\n');
  return start + writeYaml(head, fields) + end + changed;
}

/** The front matter as written, without the lines of dashes. @throws Error in German if there is none */
export const headOf = (original: string): string => split(original).head;

/** A rich text editor writes all of a text in its own manner: what differs only in that stays as it was. */
function keepBlocks(original: string, wanted: string): string {
  const blocks = (text: string) =>
    text
      .trim()
      .replaceAll('\r\n', '\n')
      .split(/\n{2,}/);
  const known = new Map(blocks(original).map((block) => [inOneManner(block), block]));
  // To it, a code block without a language is in „plain“.
  return blocks(wanted.replace(/^```plain$/gm, '```'))
    .map((block) => known.get(inOneManner(block)) ?? block)
    .join('\n\n');
}

const inOneManner = (block: string) =>
  block
    .replace(/^\|[ \t|:-]+\|$/gm, (rule) => rule.replace(/\s|-/g, ''))
    .replace(/^([ \t]*)[*+](?= )/gm, '$1-')
    .replace(/(?<![\p{L}\d])_([^_]+)_(?![\p{L}\d])/gu, '*$1*')
    .replace(/\\(?=[^\p{L}\d\s])/gu, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/\n /g, '\n')
    .replace(/\n(?![-\d|>])/g, ' ');

function split(original: string) {
  const [, start = '', head = '', end = '', body = ''] =
    /^(\ufeff?---[ \t]*\r?\n)(|[\s\S]*?\n)(---[ \t]*(?:\r?\n|$))([\s\S]*)$/.exec(original) ?? [];
  if (start === '')
    throw new Error(
      'Der Kopf der Datei fehlt: die Felder zwischen zwei Zeilen aus drei Strichen (---). Die Datei bleibt, wie sie ist.',
    );
  return { start, head, end, body };
}
