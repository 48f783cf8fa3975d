import { ContentError } from '../errors/content-error.ts';
import { folderHomes } from '../page-paths.ts';
import type { MarkdownSource } from '../read/files-as-read.ts';
import { readMarkdownFile } from '../read/markdown-file.server.ts';
import { isPublished } from '../read/published.ts';

export type Head = { title?: string; date?: string; draft?: boolean };

/** Whether visitors may see the page of a Markdown file. */
export function hasAppeared({ file, source }: MarkdownSource, now: Date): boolean {
  const { draft, date = '' } = readMarkdownFile(file, source).yaml.value as Head;
  return isPublished({ draft, date: String(date) }, now);
}

/** The mistake of an article that has appeared and now doesn't, without a redirect. */
export function heldBack({ file, source }: MarkdownSource, address: string): ContentError {
  const { yaml } = readMarkdownFile(file, source);
  const { draft } = yaml.value as Head;
  const begin = `Der Beitrag ist schon erschienen, und seine Adresse ${address} führte ins Leere. Nehmen Sie die Änderung zurück, oder`;
  return draft
    ? new ContentError(yaml.at(['draft']), `${begin} ergänzen Sie in content/redirects.yaml die Zeile:`, [
        `${address}: ${folderHomes.blog}`,
      ])
    : new ContentError(yaml.at(['date']), `${begin} machen Sie ihn bis zu diesem Tag zum Entwurf`);
}
