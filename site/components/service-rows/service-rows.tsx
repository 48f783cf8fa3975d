import type { HomePage } from '../../pages/page-data.ts';
import { Link } from '../link/link.tsx';
import { Phrases } from '../phrases/phrases.tsx';
import { ServiceSign } from '../service-sign/service-sign.tsx';
import { Unbroken } from '../unbroken/unbroken.tsx';

/** The ways to work together, one link a row, with what they cost. */
export function ServiceRows({ items }: { items: HomePage['services']['items'] }) {
  return (
    <ul className="service-rows">
      {items.map(({ sign, title, text, price, priceNote, path }) => (
        <li key={path}>
          <Link href={path}>
            <ServiceSign sign={sign} />
            <h3>{title}</h3>
            <p>
              <Unbroken text={text} />
            </p>
            <span className="service-rows-price">
              {price}
              {priceNote && (
                <small>
                  <Phrases text={priceNote} />
                </small>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
