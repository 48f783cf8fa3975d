import { Fragment, type ReactNode } from 'react';
import { telephone, telephoneHref } from '../../lib/telephone.ts';
import { unbroken } from './unbroken.tsx';

/** As `unbroken`, with telephone numbers to be called. Not inside of links. */
export function callable(text: string): ReactNode {
  return text.split(telephone).map((part, index) =>
    index % 2 ? (
      <a className="unbroken" href={telephoneHref(part)} key={part}>
        {part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text keep their order
      <Fragment key={index}>{unbroken(part)}</Fragment>
    ),
  );
}
