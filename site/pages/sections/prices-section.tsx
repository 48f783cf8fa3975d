import type { ReactNode } from 'react';
import { ActionButton, ActionButtons } from '../../components/action-button/action-button.tsx';
import { Checklist } from '../../components/checklist/checklist.tsx';
import { Price } from '../../components/price/price.tsx';
import { Scope } from '../../components/scope/scope.tsx';
import { unbroken } from '../../components/unbroken/unbroken.tsx';
import type { Action } from '../../content/schemas/blocks.ts';
import type { Price as PriceData } from '../../content/schemas/prices.ts';

type Prices = {
  heading: string;
  lead?: string | undefined;
  prices: readonly PriceData[];
  reasons?: readonly string[] | undefined;
  actions: readonly Action[];
};

type Props = {
  prices: Prices | undefined;
  id?: string;
  /** Beside the lead. */
  art?: ReactNode;
};

/** Prices of a service, in large type. */
export function PricesSection({ prices: texts, id, art }: Props) {
  if (!texts) return;
  const { heading, lead, prices, reasons = [], actions } = texts;
  const isOne = prices.length === 1;
  const hasOwnAction = !isOne && actions.length === prices.length;
  return (
    <section className="section plane-amber columns columns-top prices-section" id={id}>
      <div className="stack sticky">
        <h2>{unbroken(heading)}</h2>
        {lead && <p className="lead">{unbroken(lead)}</p>}
        {art}
      </div>
      <div className="stack">
        {prices.map((price, index) => (
          <div className="prices-section-item" key={price.id}>
            {!isOne && (
              <h3>
                {price.title} {price.duration && <small>{price.duration}</small>}
              </h3>
            )}
            <Price price={price} />
            {isOne && <Scope scope={price.scope} subject={price.title} />}
            {hasOwnAction && (
              <ActionButton action={actions[index] as Action} variant={index === 0 ? 'filled' : 'outline'} />
            )}
          </div>
        ))}
        {!hasOwnAction && <ActionButtons actions={actions} />}
      </div>
      {reasons.length > 0 && <Checklist items={reasons} />}
    </section>
  );
}
