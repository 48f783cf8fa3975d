import matter from 'gray-matter';
import { ContentError } from './content-error.ts';
import { renderMarkdown } from './markdown.server.ts';
import { parseYaml } from './parse-yaml.server.ts';
import { type ArticleFrontMatter, articleSchema } from './schemas/article.ts';
import { validate } from './validate.server.ts';

export type Article = ArticleFrontMatter & {
  slug: string;
  html: string;
  headings: Array<{ id: string; text: string }>;
};

/** Reading speed on which the read times stand (product.md, "Identity and placeholders"). */
const WORDS_PER_MINUTE = 200;

/**
 * Reads a Markdown file with front matter.
 * @throws ContentError or ContentError[] for what its owner has to mend
 */
export function parseArticle(file: string, source: string, { tableLabel }: { tableLabel: string }): Article {
  const { front, body, bodyLine } = splitFrontMatter(file, source);
  const yaml = parseYaml(file, front, 2);
  const data = validate(file, articleSchema, yaml);
  const { html, headings, words } = renderMarkdown(file, body, { firstLine: bodyLine, tableLabel });

  const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE));
  if (Math.abs(minutes - data.readTime) > 1) {
    throw new ContentError(
      file,
      yaml.lineOf(['readTime']),
      'readTime',
      `${data.readTime} Minuten stimmen nicht: Der Beitrag hat ${words} Wörter, das sind bei ${WORDS_PER_MINUTE} Wörtern je Minute ${minutes} Minuten. Tragen Sie ${minutes} ein`,
    );
  }
  return { ...data, slug: file.replace(/^.*\/|\.md$/g, ''), html, headings };
}

function splitFrontMatter(file: string, source: string) {
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
  const before = source.slice(0, source.length - body.length);
  return { front, body, bodyLine: before.split('\n').length };
}

function refuseToRun(): never {
  throw new Error('Only YAML front matter is read.');
}
