import { Price } from '../../components/price/price.tsx';
import { PriceCard } from '../../components/price-card/price-card.tsx';
import type { Price as PriceData } from '../../content/schemas/prices.ts';
import type { Examples } from '../component.ts';
import { LONG_HEADING, LONG_TEXT, LONG_WORD } from '../long-words.ts';

const business: PriceData = {
  id: 'guide-business',
  title: LONG_HEADING,
  cents: 1_200_000,
  from: true,
  basis: 'net',
  vatRate: 19,
  audience: 'business',
  duration: LONG_WORD,
  instalments: { count: 3, cents: 400_000 },
  text: LONG_TEXT,
  includes: [LONG_TEXT, LONG_WORD],
  bonus: 'Ein signiertes Buch',
  action: { label: LONG_HEADING, mail: 'offer' },
};
const consumer: PriceData = { ...business, id: 'guide-consumer', audience: 'consumer' };
const free: PriceData = {
  id: 'guide-free',
  title: 'Check-in',
  cents: 0,
  basis: 'gross',
  vatRate: 19,
  audience: 'consumer',
};

export const prices: Examples = ({ prices: all, home }) => ({
  title: 'Prices',
  components: [
    {
      name: 'price',
      use: 'Every price, net and gross: net first for businesses, gross first for consumers.',
      states: {
        'for businesses, from, in instalments': <Price price={business} />,
        'for consumers': <Price price={consumer} />,
        free: <Price price={free} />,
        small: <Price price={business} variant="small" />,
      },
    },
    {
      name: 'price-card',
      use: 'An offer; one per group may be highlighted.',
      states: {
        'plain and highlighted': (
          <ul className="grid">
            {home.coaching.prices.map((price, index) => (
              <li key={price.id}>
                <PriceCard price={price} variant={index === 1 ? 'highlighted' : 'plain'} />
              </li>
            ))}
          </ul>
        ),
        'the three levels of company support': (
          <ul className="grid">
            {([1, 2, 3] as const).map((level) => (
              <li key={level}>
                <PriceCard price={all[level] ?? free} level={level} />
              </li>
            ))}
          </ul>
        ),
        'long words; nothing but a name': (
          <ul className="grid">
            <li>
              <PriceCard price={business} />
            </li>
            <li>
              <PriceCard price={free} />
            </li>
          </ul>
        ),
      },
    },
  ],
});
