import type { ComponentProps, ReactNode } from 'react';
import { useUiTexts } from '../ui-texts.ts';

type Props = Pick<ComponentProps<'a'>, 'className' | 'onClick' | 'aria-current'> & {
  /** Internal path, anchor, mail draft or external URL. */
  href: string;
  children: ReactNode;
} & { [Name in `data-${string}`]?: string | undefined };

/** Use instead of <a>: opens external links in a new tab. client/links.ts routes internal ones. */
export function Link({ href, children, ...attributes }: Props) {
  const { newTab } = useUiTexts();
  if (isExternal(href)) {
    return (
      <a href={href} target="_blank" rel="noopener" {...attributes}>
        {children}
        <span className="visually-hidden"> {newTab}</span>
      </a>
    );
  }
  return (
    <a href={href} {...attributes}>
      {children}
    </a>
  );
}

export function isExternal(href: string): boolean {
  return /^https?:/.test(href);
}
