import type { ReactNode } from 'react';
import type { ServiceSignName } from '../../assemble/page-types.ts';
import { ServiceSign } from '../service-sign/service-sign.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';

type Props = {
  items: ReadonlyArray<{ title: string; text: string; sign?: ServiceSignName | undefined }>;
  /** What each begins with where there is room, 96 by 96. */
  drawings?: readonly ReactNode[];
};

/** Short statements side by side, with a drawing or the icon of the service that they concern, if any. */
export function Points({ items, drawings = [] }: Props) {
  return (
    <ul className="points grid grid-narrow">
      {items.map(({ title, text, sign }, index) => (
        <li key={title}>
          {drawings[index] && (
            <svg viewBox="-1 -1 98 98" aria-hidden="true">
              {drawings[index]}
            </svg>
          )}
          {sign && <ServiceSign sign={sign} />}
          <h3>{unbroken(title)}</h3>
          <p>{unbroken(text)}</p>
        </li>
      ))}
    </ul>
  );
}
