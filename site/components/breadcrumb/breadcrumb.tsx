import { createContext, useContext } from 'react';
import type { Crumb } from '../../assemble/page-data.ts';
import { Link } from '../link/link.tsx';
import { useUiTexts } from '../ui-texts.ts';

/** Ancestors of the open page, top first; undefined for top-level pages. */
export const TrailContext = createContext<readonly Crumb[] | undefined>(undefined);

/** The pages above the open one. Its own name follows in its heading. */
export function Breadcrumb() {
  const trail = useContext(TrailContext);
  const { breadcrumb } = useUiTexts();
  if (!trail) return null;
  return (
    <nav className="breadcrumb" aria-label={breadcrumb}>
      <ol className="breadcrumb-list">
        {trail.map(({ label, path }) => (
          <li key={path}>
            <Link href={path}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
