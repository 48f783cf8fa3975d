import { Link } from '../components/link/link.tsx';
import { Price } from '../components/price/price.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import type { Price as PriceData } from '../content/schemas/prices.ts';

type Group = 'entry' | 'speaking' | 'coaching' | 'company';

type Props = {
  /** What height and colour mean, before the groups' headings. */
  label: string;
  groups: Record<Group, { heading: string; prices: readonly PriceData[] } | undefined>;
};

/**
 * All offers from the cheapest to the dearest, as stairs drawn to scale, where there is room, or as rows with bars of
 * the same scale; each leads to its offer.
 */
export function PriceStairs({ label, groups }: Props) {
  const shown = Object.entries(groups).flatMap(([group, section]) => (section ? { group, ...section } : []));
  const steps = shown
    .flatMap(({ group, prices }) => prices.map((price) => ({ group, price })))
    .sort((a, b) => a.price.cents - b.price.cents);
  const highest = steps.at(-1)?.price.cents;
  if (!highest) return;
  const width = 100 / steps.length;
  return (
    <div className="price-stairs">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {steps.map(({ group, price }, index) => (
          <path
            key={price.id}
            className={`price-stairs-${group}`}
            d={`M${index * width} 110V${100 * (1 - price.cents / highest)}h${width + 1}V110z`}
          />
        ))}
      </svg>
      <p className="price-stairs-key">
        <span>{unbroken(label)}</span>
        {shown.map(({ group, heading }) => [
          ' ',
          <span key={group} className={`price-stairs-${group}`}>
            {unbroken(heading)}
          </span>,
        ])}
      </p>
      <ol className="price-stairs-list">
        {steps.map(({ group, price }) => (
          <li key={price.id} className={`price-stairs-${group}`}>
            <Link href={`#${price.id}`}>
              <b>{unbroken(price.title)}</b>
              <Price price={price} variant="small" />
              <svg viewBox={`0 0 ${highest} 1`} preserveAspectRatio="none" aria-hidden="true">
                <path d={`M0 0h${price.cents}v1H0z`} />
              </svg>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
