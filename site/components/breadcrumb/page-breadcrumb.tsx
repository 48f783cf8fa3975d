import { createContext, useContext } from 'react';
import type { Crumb } from '../../assemble/page-data.ts';
import { Breadcrumb } from './breadcrumb.tsx';

/** Breadcrumb trail of the open page, itself included; undefined for top-level pages. */
export const TrailContext = createContext<readonly Crumb[] | undefined>(undefined);

/** The open page's breadcrumb, unless it is a top-level page. */
export function PageBreadcrumb() {
  const trail = useContext(TrailContext);
  const current = trail?.at(-1);
  if (!trail || !current) return null;
  return <Breadcrumb trail={trail.slice(0, -1)} current={current.label} />;
}
