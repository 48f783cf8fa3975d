import type { ReactNode } from 'react';
import type { ServiceSignName } from '../../assemble/page-types.ts';
import { ServiceSign } from '../service-sign/service-sign.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';

export type Point = {
  title: string;
  text: string;
  sign?: ServiceSignName | undefined;
  /** Drawn above the title. */
  art?: ReactNode;
};

/** Short statements side by side, with the icon of the service that they concern, if any. */
export function Points({ items }: { items: readonly Point[] }) {
  return (
    <ul className="points grid grid-narrow">
      {items.map(({ title, text, sign, art }) => (
        <li key={title}>
          {sign && <ServiceSign sign={sign} />}
          {art}
          <h3>{unbroken(title)}</h3>
          <p>{unbroken(text)}</p>
        </li>
      ))}
    </ul>
  );
}
