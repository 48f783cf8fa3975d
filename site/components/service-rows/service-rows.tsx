import type { PageProps } from '../../assemble/page-types.ts';
import { priceWords } from '../../assemble/price-words.ts';
import { Link } from '../link/link.tsx';
import { Phrases } from '../phrases/phrases.tsx';
import { ServiceSign } from '../service-sign/service-sign.tsx';
import { useUiTexts } from '../ui-texts.ts';
import { unbroken } from '../unbroken/unbroken.tsx';

type ServiceRow = PageProps['home']['services']['items'][number];

/** Services with prices, one link per row. */
export function ServiceRows({ items }: { items: ServiceRow[] }) {
  return (
    <ul className="service-rows">
      {items.map(({ sign, title, text, path, ...cost }) => (
        <li key={path}>
          <Link href={path}>
            <ServiceSign sign={sign} />
            <h3>{unbroken(title)}</h3>
            <p>{unbroken(text)}</p>
            <span className="service-rows-price">
              <Cost {...cost} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Cost({ price, from: isLowest, note }: Pick<ServiceRow, 'price' | 'from' | 'note'>) {
  const texts = useUiTexts().price;
  if (!price) return <Phrases text={note ?? texts.onRequest} />;
  const words = priceWords({ ...price, ...(isLowest && { from: true }) }, texts);
  return (
    <>
      {words.from ? `${words.from} ${words.amount}` : words.amount}
      {price.duration && <span className="service-rows-unit">{` ${price.duration}`}</span>}{' '}
      {words.note && (
        <small>
          <Phrases text={words.note} />
        </small>
      )}
    </>
  );
}
