import type { Price as PriceData } from '../../content/schemas/prices.ts';
import { ActionButton } from '../action-button/action-button.tsx';
import { Card } from '../card/card.tsx';
import { Checklist } from '../checklist/checklist.tsx';
import { Price } from '../price/price.tsx';
import { Scope } from '../scope/scope.tsx';
import { Unbroken } from '../unbroken/unbroken.tsx';

type Props = {
  price: PriceData;
  /** `highlighted` for a group's recommended offer. */
  variant?: 'plain' | 'highlighted';
  /** Level of company support, shown as artwork at the top. */
  level?: 1 | 2 | 3;
};

/** An offer: name, duration, price, contents, scope and button. */
export function PriceCard({ price, variant = 'plain', level }: Props) {
  const { title, duration, text, includes = [], scope, bonus, action } = price;
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
      <h3>
        <Unbroken text={title} />
      </h3>
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
      <Scope scope={scope} />
    </Card>
  );
}

const grounds = ['river', 'amber', 'petrol'];
const quarters = [['brick'], ['brick', 'petrol'], ['rose', 'brick', 'amber']];

/** One to three quarter circles in a row, by level. */
function LevelArt({ level }: { level: 1 | 2 | 3 }) {
  const colours = quarters[level - 1] ?? [];
  return (
    <svg className="level-art" viewBox="0 0 400 144" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <path fill={`var(--${grounds[level - 1]})`} d="M0 0h400v144H0z" />
      {colours.map((colour, index) => (
        <path key={colour} fill={`var(--${colour})`} d={`M${index * 128} 144a128 128 0 0 1 128-128v128z`} />
      ))}
      <circle cx={colours.length * 128 - 36} cy="108" r="16" fill="var(--chalk)" />
    </svg>
  );
}
