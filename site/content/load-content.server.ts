import { join, resolve } from 'node:path';
import type * as z from 'zod';
import { type Article, parseArticle } from './article.server.ts';
import { type ContentCache, openCache } from './cache.server.ts';
import { ContentError, ContentErrors } from './content-error.ts';
import { checkArticleName, isFolder, listFolder, missingFolder, read } from './content-files.server.ts';
import { parseYaml } from './parse-yaml.server.ts';
import { mailsSchema } from './schemas/mails.ts';
import { navigationSchema } from './schemas/navigation.ts';
import { blogPageSchema } from './schemas/pages/blog.ts';
import { enquiryPageSchema } from './schemas/pages/enquiry.ts';
import { homePageSchema } from './schemas/pages/home.ts';
import { notFoundPageSchema } from './schemas/pages/not-found.ts';
import { thankYouPageSchema } from './schemas/pages/thank-you.ts';
import { redirectsSchema } from './schemas/redirects.ts';
import { siteSchema } from './schemas/site.ts';
import { validate } from './validate.server.ts';

/** Every YAML file of `content/` with its schema. */
export const collections = {
  site: ['site.yaml', siteSchema],
  navigation: ['navigation.yaml', navigationSchema],
  redirects: ['redirects.yaml', redirectsSchema],
  mails: ['mails.yaml', mailsSchema],
  home: ['pages/home.yaml', homePageSchema],
  blog: ['pages/blog.yaml', blogPageSchema],
  enquiry: ['pages/anfrage.yaml', enquiryPageSchema],
  thankYou: ['pages/anfrage-danke.yaml', thankYouPageSchema],
  notFound: ['pages/not-found.yaml', notFoundPageSchema],
} as const;

type Collections = { [Name in keyof typeof collections]: z.infer<(typeof collections)[Name][1]> };

export type Content = Collections & {
  /** Newest first. */
  articles: Article[];
};

/** Where the owner's texts lie; `CONTENT_FOLDER` names another place, as the tests do. */
export const contentFolder = resolve(process.env.CONTENT_FOLDER || 'content');

/**
 * Reads and checks everything under `content/`.
 * @param folder the content folder
 * @param cacheFolder where rendered articles are kept between runs
 * @throws ContentErrors with every mistake of every file
 */
export function loadContent(folder = contentFolder, cacheFolder = resolve('.cache/content')): Content {
  if (!isFolder(folder)) throw new ContentErrors([missingFolder(folder)]);
  const cache = openCache(cacheFolder, resolve('site/content'));
  const errors: ContentError[] = [];

  const yaml = Object.fromEntries(
    Object.entries(collections).map(([name, [file, schema]]) => [
      name,
      collect(() => validate(`content/${file}`, schema, parseYaml(`content/${file}`, read(folder, file)))),
    ]),
  ) as Collections;
  const articles = loadArticles(folder, cache, yaml.site?.ui.table ?? '', collect);

  if (errors.length > 0) throw new ContentErrors(errors);
  return { ...yaml, articles };

  function collect<Value>(load: () => Value): Value | undefined {
    try {
      return load();
    } catch (error) {
      const found = Array.isArray(error) ? error : [error];
      if (!found.every((one) => one instanceof ContentError)) throw error;
      errors.push(...found);
      return undefined;
    }
  }
}

function loadArticles(
  folder: string,
  cache: ContentCache,
  tableLabel: string,
  collect: <Value>(load: () => Value) => Value | undefined,
): Article[] {
  return listFolder(join(folder, 'blog'))
    .map((entry) => {
      const name = entry.name.normalize('NFC');
      const file = `content/blog/${name}`;
      return collect(() => {
        checkArticleName(file, name, entry);
        const source = read(folder, `blog/${name}`);
        return cache(`${file}\0${tableLabel}\0${source}`, () => parseArticle(file, source, { tableLabel }));
      });
    })
    .filter((article) => article !== undefined)
    .sort((a, b) => b.date.localeCompare(a.date));
}
