import type { ServiceSignName } from '../../assemble/page-types.ts';
import { ServiceSign } from '../service-sign/service-sign.tsx';
import { Unbroken } from '../unbroken/unbroken.tsx';

type Props = {
  items: ReadonlyArray<{ title: string; text: string; sign?: ServiceSignName | undefined }>;
};

/** Short statements side by side, with the icon of the service that they concern, if any. */
export function Points({ items }: Props) {
  return (
    // Six items as 3 + 3, never 4 + 2.
    <ul className={items.length % 3 || items.length === 3 ? 'points grid grid-narrow' : 'points grid'}>
      {items.map(({ title, text, sign }) => (
        <li key={title}>
          {sign && <ServiceSign sign={sign} />}
          <h3>{title}</h3>
          <p>
            <Unbroken text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
