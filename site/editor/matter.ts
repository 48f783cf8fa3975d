import { bodyOf, headOf } from './write-markdown.ts';

type Options = { engines: { yaml: { parse(text: string): object } } };

/** In the place of gray-matter, which needs Node: hands over the front matter and returns the text below it. */
export default function matter(source: string, { engines }: Options): { content: string } {
  engines.yaml.parse(`\n${headOf(source)}`);
  return { content: bodyOf(source).body };
}
