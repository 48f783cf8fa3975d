import { type PriceAmount, priceWords } from '../../assemble/price-words.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { useUiTexts } from '../ui-texts.ts';

type Props = {
  price: PriceAmount;
  /** `small` in rows and tables. */
  variant?: 'large' | 'small';
};

/** A price with its net or gross counterpart below. */
export function Price({ price, variant = 'large' }: Props) {
  const { from, amount, note, instalments } = priceWords(price, useUiTexts().price);
  return (
    <p className={variant === 'small' ? 'price price-small' : 'price'}>
      <b>
        {from && <small>{from} </small>}
        {amount}
      </b>
      {note && (
        <span>
          <Phrases text={note} />
        </span>
      )}
      {instalments && (
        <span>
          {' '}
          <Phrases text={instalments} />
        </span>
      )}
    </p>
  );
}
