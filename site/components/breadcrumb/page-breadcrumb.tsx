import { createContext, useContext } from 'react';
import type { Crumb } from '../../content/page-data.ts';
import { Breadcrumb } from './breadcrumb.tsx';

/** The path to the open page, itself included; none on pages directly below the start. */
export const TrailContext = createContext<readonly Crumb[] | undefined>(undefined);

/** The path to the open page, if it stands below another one. */
export function PageBreadcrumb() {
  const trail = useContext(TrailContext);
  const current = trail?.at(-1);
  if (!trail || !current) return null;
  return <Breadcrumb trail={trail.slice(0, -1)} current={current.label} />;
}
