import { MAX_TITLE } from '../../lib/page-title.ts';
import type { Content } from '../content.ts';
import { ContentError, type Location } from '../errors/content-error.ts';
import type { ContentFiles } from '../read/files-as-read.ts';
import { readMarkdownFile } from '../read/markdown-file.server.ts';
import { legalPages } from '../schemas/collections.ts';

/** Search engines tend to replace shorter descriptions; the schema rejects longer ones. */
const MIN_DESCRIPTION = 70;

type Field = 'title' | 'description';
/** A page's title and description, and where they are written. */
type SeoText = Record<Field, string> & { locate: (field: Field) => Location };

/** Titles and descriptions shared by two pages, of which search engines show at most one. */
export function sharedSeoTexts(content: Content, files: ContentFiles): ContentError[] {
  const texts = seoTexts(content, files);
  return (['title', 'description'] as const).flatMap((field) => {
    const first = new Map<string, SeoText>();
    return texts.flatMap((text) => {
      const other = first.get(text[field]);
      if (!other) {
        first.set(text[field], text);
        return [];
      }
      const { file, line, field: name } = other.locate(field);
      const what = field === 'title' ? 'Dieser Titel' : 'Diese Beschreibung';
      return new ContentError(
        text.locate(field),
        `${what} steht auch in ${file}:${line} ${name}. Schreiben Sie für jede Seite einen eigenen Text`,
      );
    });
  });
}

/** Titles that search engines truncate, and descriptions too short to be shown. */
export function seoLengths(content: Content, files: ContentFiles): ContentError[] {
  return seoTexts(content, files).flatMap(({ title, description, locate }) => [
    ...(title.length > MAX_TITLE
      ? [
          new ContentError(
            locate('title'),
            `Der Titel hat ${title.length} Zeichen, Google schneidet ihn nach etwa ${MAX_TITLE} ab. ${
              locate('title').file.includes('/blog/')
                ? 'Schreiben Sie einen kürzeren in „Kürzerer Titel für Browser und Google“ (seoTitle)'
                : 'Kürzen Sie ihn'
            }`,
          ),
        ]
      : []),
    ...(description.length < MIN_DESCRIPTION
      ? [
          new ContentError(
            locate('description'),
            `Die Beschreibung hat ${description.length} Zeichen, zu wenige für die Anzeige bei Google. Schreiben Sie ${MIN_DESCRIPTION} bis 160`,
          ),
        ]
      : []),
  ]);
}

function seoTexts(content: Content, files: ContentFiles): SeoText[] {
  const pages = files.yaml.flatMap(({ name, yaml }) => {
    const page = content[name];
    // Redirects are a record whose keys can be anything, even `seo`.
    if (!('seo' in page) || typeof page.seo !== 'object') return [];
    const locate = (field: Field) => yaml.at(['seo', field]);
    return { ...page.seo, locate };
  });
  const legal = legalPages.map((name) => inMarkdown(`content/legal/${name}.md`, content[name]));
  const articles = content.articles.map(({ slug, title, seoTitle, description }) =>
    inMarkdown(`content/blog/${slug}.md`, { title: seoTitle ?? title, description }, seoTitle && 'seoTitle'),
  );
  const cases = content.cases.map((study) => inMarkdown(`content/cases/${study.slug}.md`, study));
  return [...pages, ...legal, ...articles, ...cases];

  function inMarkdown(file: string, texts: Record<Field, string>, titleField = 'title'): SeoText {
    const { title, description } = texts;
    return {
      title,
      description,
      locate(of) {
        const field = of === 'title' ? titleField : of;
        const { source = '' } = files.markdown.find((one) => one.file === file) ?? {};
        return readMarkdownFile(file, source).yaml.at([field]);
      },
    };
  }
}
