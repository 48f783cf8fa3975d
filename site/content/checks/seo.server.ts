import { MAX_TITLE } from '../../seo/page-title.ts';
import { legalPages } from '../collections.ts';
import { ContentError } from '../content-error.ts';
import type { Content, ContentFiles } from '../load-content.server.ts';
import { readMarkdownFile } from '../markdown-file.server.ts';

/** Shorter descriptions are mostly replaced by search engines with words of their own choice; longer ones are an error. */
const MIN_DESCRIPTION = 70;

type Field = 'title' | 'description';
type Place = { file: string; line: number; field: string };
/** What search engines show of a page, and where the owner wrote it. */
type SeoText = Record<Field, string> & { place: (field: Field) => Place };

/** Titles and descriptions that two pages share: search engines then show one of them at most. */
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
      const { file, line } = other.place(field);
      const what = field === 'title' ? 'Dieser Titel' : 'Diese Beschreibung';
      return mistake(
        text.place(field),
        `${what} steht auch in ${file}:${line}. Schreiben Sie für jede Seite einen eigenen Text`,
      );
    });
  });
}

/** Titles that search engines cut off, and descriptions too short to be shown. */
export function seoLengths(content: Content, files: ContentFiles): ContentError[] {
  return seoTexts(content, files).flatMap(({ title, description, place }) => [
    ...(title.length > MAX_TITLE
      ? [
          mistake(
            place('title'),
            `Der Titel hat ${title.length} Zeichen, Google schneidet ihn nach etwa ${MAX_TITLE} ab. ${
              place('title').file.includes('/blog/')
                ? 'Schreiben Sie in das Feld seoTitle einen kürzeren'
                : 'Kürzen Sie ihn'
            }`,
          ),
        ]
      : []),
    ...(description.length < MIN_DESCRIPTION
      ? [
          mistake(
            place('description'),
            `Die Beschreibung hat ${description.length} Zeichen, zu wenige für die Anzeige bei Google. Schreiben Sie ${MIN_DESCRIPTION} bis 160`,
          ),
        ]
      : []),
  ]);
}

function mistake({ file, line, field }: Place, problem: string): ContentError {
  return new ContentError(file, line, field, problem);
}

function seoTexts(content: Content, files: ContentFiles): SeoText[] {
  const pages = files.yaml.flatMap(({ name, file, yaml }) => {
    const page = content[name];
    // Redirects are a table in which any name may stand.
    if (!('seo' in page) || typeof page.seo !== 'object') return [];
    const place = (field: Field) => ({ file, line: yaml.lineOf(['seo', field]), field: `seo.${field}` });
    return { ...page.seo, place };
  });
  const legal = legalPages.map((name) => inMarkdown(`content/legal/${name}.md`, content[name]));
  const articles = content.articles.map(({ slug, title, seoTitle, description }) =>
    inMarkdown(`content/blog/${slug}.md`, { title: seoTitle ?? title, description }, seoTitle && 'seoTitle'),
  );
  return [...pages, ...legal, ...articles];

  function inMarkdown(file: string, texts: Record<Field, string>, titleField = 'title'): SeoText {
    const { title, description } = texts;
    return {
      title,
      description,
      place(of) {
        const field = of === 'title' ? titleField : of;
        const { source = '' } = files.markdown.find((one) => one.file === file) ?? {};
        return { file, line: readMarkdownFile(file, source).yaml.lineOf([field]), field };
      },
    };
  }
}
