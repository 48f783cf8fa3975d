import type { ComponentProps, ReactNode } from 'react';
import { useUiTexts } from '../ui-texts.ts';

type Props = Pick<ComponentProps<'a'>, 'className' | 'onClick' | 'aria-current'> & {
  /** A path of this site, an anchor of this page, a mail draft or an address elsewhere. */
  href: string;
  children: ReactNode;
};

/** Stands for the native <a> everywhere: leads into a new tab elsewhere. The router follows it: client/follow-links.ts. */
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
