import { parse } from 'yaml';
import { mergeMarkdown } from './merge-markdown.ts';
import { writeYaml } from './write-yaml.ts';

/** The fields of the front matter, and the text below it as `body`. */
export type MarkdownFields = { [name: string]: unknown; body: string };

/** Reads a Markdown file, without the blank lines around its text. */
export function readMarkdown(original: string): MarkdownFields {
  const { head, body } = split(original);
  return { ...parse(head), body: body.trim().replaceAll('\r\n', '\n') };
}

/**
 * Writes changed fields and text into a Markdown file. What is unchanged of the text stays byte for byte, and so does
 * all that writeYaml keeps.
 * @param echo the text as the rich text editor hands it over without an edit, if known
 * @throws Error in German if the file has no front matter, or for what mergeMarkdown and writeYaml throw
 */
export function writeMarkdown(
  original: string,
  { body: wanted, ...fields }: MarkdownFields,
  echo?: string,
): string {
  const { start, head, end, body } = split(original);
  const read = body.trim().replaceAll('\r\n', '\n');
  const untouched = [read, echo?.trim()].includes(wanted.trim());
  const changed = untouched ? body : mergeMarkdown(body, echo ?? read, wanted);
  return start + writeYaml(head, fields) + end + changed;
}

/** The text below the front matter, and the line where it begins. @throws Error in German if there is none */
export function bodyOf(original: string): { body: string; firstLine: number } {
  const { body } = split(original);
  const head = original.slice(0, original.length - body.length);
  return { body: body.replaceAll('\r\n', '\n'), firstLine: head.split('\n').length };
}

/** The front matter as written, without the lines of dashes. @throws Error in German if there is none */
export const headOf = (original: string): string => split(original).head;

function split(original: string) {
  const [, start = '', head = '', end = '', body = ''] =
    /^(\ufeff?---[ \t]*\r?\n)(|[\s\S]*?\n)(---[ \t]*(?:\r?\n|$))([\s\S]*)$/.exec(original) ?? [];
  if (start === '')
    throw new Error(
      'Der Kopf der Datei fehlt: die Felder zwischen zwei Zeilen aus drei Strichen (---). Die Datei bleibt, wie sie ist.',
    );
  return { start, head, end, body };
}
