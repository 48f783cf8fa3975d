import type { ServiceSignName } from '../../assemble/page-types.ts';
import { ServiceSign } from '../service-sign/service-sign.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';
import { Wave } from '../wave.tsx';

type Props = {
  items: ReadonlyArray<{ title: string; text: string; sign?: ServiceSignName | undefined }>;
  /** What would be said aloud: each text with its wave. */
  isSpoken?: boolean;
};

/** Short statements side by side, with the icon of the service that they concern, if any. */
export function Points({ items, isSpoken = false }: Props) {
  return (
    <ul className="points grid grid-narrow">
      {items.map(({ title, text, sign }) => (
        <li key={title}>
          {sign && <ServiceSign sign={sign} />}
          {isSpoken && <Wave text={text} />}
          <h3>{unbroken(title)}</h3>
          <p>{unbroken(text)}</p>
        </li>
      ))}
    </ul>
  );
}
