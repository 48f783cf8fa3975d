import type * as z from 'zod';
import { articleSchema } from './article.ts';
import { legalSchema } from './legal.ts';
import { promptsSchema } from './prompts.ts';

/** Folders of Markdown files and their front matter schemas. */
export const markdownFolders = {
  blog: articleSchema,
  legal: legalSchema,
  downloads: promptsSchema,
} as const;

/** @param file path of a Markdown file, for example content/blog/ki-trends.md */
export function frontMatterSchema(file: string): z.ZodObject {
  const folder = file.split('/').at(-2) as keyof typeof markdownFolders;
  return markdownFolders[folder];
}
