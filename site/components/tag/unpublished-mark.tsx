import { createContext, use } from 'react';
import { formatDate } from '../../lib/date.ts';
import { PagePath } from '../site-context.ts';
import { Tag } from './tag.tsx';

/** Articles not yet public, by path. */
export type Unpublished = Readonly<Record<string, { draft?: true; date: string }>>;

declare module 'virtual:site-shell' {
  /** Filled in development only. */
  export const unpublished: Unpublished;
}

export const UnpublishedContext = createContext<Unpublished>({});

/**
 * Development: marks an article that is not yet public.
 * @param path path of the article; the open page by default
 */
export function UnpublishedMark({ path }: { path?: string }) {
  const openPath = use(PagePath);
  const article = use(UnpublishedContext)[path ?? openPath];
  if (!import.meta.env.DEV || !article) return null;
  return (
    <Tag>
      <mark>{article.draft ? 'Entwurf' : `erscheint am ${formatDate(article.date)}`}</mark>
    </Tag>
  );
}
