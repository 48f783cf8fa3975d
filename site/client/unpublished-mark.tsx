import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { formatDate } from '../components/date.ts';
import { Tag } from '../components/tag/tag.tsx';

/** Articles that visitors do not see yet, by path. */
export type Unpublished = Readonly<Record<string, { draft?: true; date: string }>>;

export const UnpublishedContext = createContext<Unpublished>({});

/**
 * Development: marks an article that visitors do not see yet.
 * @param path path of the article, that of the open page without it
 */
export function UnpublishedMark({ path }: { path?: string }) {
  const { pathname } = useLocation();
  const article = useContext(UnpublishedContext)[path ?? pathname];
  if (!import.meta.env.DEV || !article) return null;
  return <Tag variant="amber">{article.draft ? 'Entwurf' : `erscheint am ${formatDate(article.date)}`}</Tag>;
}
