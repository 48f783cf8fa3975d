import type { Price as PriceData } from '../../content/schemas/prices.ts';
import { ActionButton } from '../action-button/action-button.tsx';
import { Card, type CardPlane } from '../card/card.tsx';
import { Checklist } from '../checklist/checklist.tsx';
import { Price } from '../price/price.tsx';
import { Scope } from '../scope/scope.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';

type Props = {
  price: PriceData;
  /** Links lead to it, by the price's `id`. */
  isTarget?: boolean;
  /** `highlighted` for a group's recommended offer, `lead` for the first of a series, on the same plane as the others. */
  variant?: 'plain' | 'highlighted' | 'lead';
  /** Of one that isn't highlighted. */
  plane?: CardPlane;
};

/** An offer: name, duration, price, contents, scope and button. */
export function PriceCard({ price, isTarget, variant = 'plain', plane = 'plain' }: Props) {
  const { title, duration, text, includes = [], scope, bonus, action } = price;
  const lines = bonus ? [...includes, bonus.text] : includes;
  return (
    <Card
      id={isTarget ? price.id : undefined}
      plane={variant === 'highlighted' ? 'amber' : plane}
      foot={
        action && (
          <ActionButton
            action={action}
            subject={title}
            variant={variant === 'plain' ? 'outline' : 'filled'}
          />
        )
      }
    >
      <h3>{unbroken(title)}</h3>
      <div className="price-card-amount">
        <Price price={price} />
        {duration && <p className="label">{duration}</p>}
      </div>
      {text && <p>{unbroken(text)}</p>}
      {lines.length > 0 && <Checklist items={lines} />}
      <Scope scope={scope} subject={title} />
    </Card>
  );
}
