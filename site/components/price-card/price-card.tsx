import type { Price as PriceData } from '../../content/schemas/prices.ts';
import { ActionButton } from '../action-button/action-button.tsx';
import { Card } from '../card/card.tsx';
import { Checklist } from '../checklist/checklist.tsx';
import { Price } from '../price/price.tsx';
import { Unbroken } from '../unbroken/unbroken.tsx';
import { LevelArt } from './level-art.tsx';

type Props = {
  price: PriceData;
  /** `highlighted` for the one offer of a group that the page recommends. */
  variant?: 'plain' | 'highlighted';
  /** The step of the company support that the drawing in the head shows. */
  level?: 1 | 2 | 3;
};

/** One offer: name, length, amount, what is in it, and the button that leads to it. */
export function PriceCard({ price, variant = 'plain', level }: Props) {
  const { title, duration, text, includes = [], bonus, action } = price;
  const isHighlighted = variant === 'highlighted';
  const lines = bonus ? [...includes, bonus] : includes;
  return (
    <Card
      variant={isHighlighted ? 'amber' : 'plain'}
      {...(level ? { picture: <LevelArt level={level} /> } : !isHighlighted && { corner: 'river' as const })}
      foot={
        action && (
          <ActionButton action={action} subject={title} variant={isHighlighted ? 'filled' : 'outline'} />
        )
      }
    >
      <h3>{title}</h3>
      <div className="price-card-amount">
        <Price price={price} />
        {duration && <p className="small">{duration}</p>}
      </div>
      {text && (
        <p>
          <Unbroken text={text} />
        </p>
      )}
      {lines.length > 0 && <Checklist items={lines} />}
    </Card>
  );
}
