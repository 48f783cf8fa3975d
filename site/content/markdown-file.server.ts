import matter from 'gray-matter';
import { ContentError } from './content-error.ts';
import { type ParsedYaml, parseYaml } from './parse-yaml.server.ts';

export type MarkdownFile = {
  /** The front matter. */
  yaml: ParsedYaml;
  /** Where its text begins in the file. */
  yamlOffset: number;
  /** What follows it. */
  body: string;
  bodyLine: number;
  bodyOffset: number;
};

/**
 * Takes a Markdown file apart into its YAML front matter and its text.
 * @throws ContentError or ContentError[] where there is no front matter, or none in YAML
 */
export function readMarkdownFile(file: string, source: string): MarkdownFile {
  // gray-matter would run `---js` front matter as a program: only YAML may pass.
  const language = /^---[ \t]*([^\r\n\s]*)/.exec(source)?.[1];
  if (language === undefined || !/\n---[ \t]*(\r?\n|$)/.test(source)) {
    throw new ContentError(
      file,
      1,
      '',
      'Der Kopf der Datei fehlt. Sie muss mit einer Zeile aus drei Strichen (---) beginnen, darunter die Felder, danach wieder eine Zeile aus drei Strichen',
    );
  }
  if (language !== '' && language !== 'yaml') {
    throw new ContentError(file, 1, '', `Der Kopf der Datei muss mit --- beginnen, nicht mit ---${language}`);
  }
  let front = '';
  const engine = {
    parse(text: string) {
      front = text.replace(/^\r?\n/, '');
      return {};
    },
    stringify: refuseToRun,
  };
  const { content: body } = matter(source, {
    engines: { yaml: engine, json: refuseToRun, javascript: refuseToRun },
  });
  const bodyOffset = source.length - body.length;
  return {
    yaml: parseYaml(file, front, 2),
    yamlOffset: source.indexOf('\n') + 1,
    body,
    bodyLine: source.slice(0, bodyOffset).split('\n').length,
    bodyOffset,
  };
}

function refuseToRun(): never {
  throw new Error('Only YAML front matter is read.');
}
