import type { Price } from '../../content/schemas/prices.ts';
import { useUiTexts } from '../ui-texts.ts';
import { unbroken } from '../unbroken/unbroken.tsx';

type Props = {
  scope: Price['scope'];
  /** The offer, by which screen readers tell several scopes of a page apart. */
  subject: string;
};

/** Scope of an offer: units, duration, participants and deliverables, as far as they are known; folded on phones. */
export function Scope({ scope, subject }: Props) {
  const { scope: summary, units, duration, participants, deliverables } = useUiTexts().price;
  const rows = [
    { term: units, values: scope?.units },
    { term: duration, values: scope?.duration },
    { term: participants, values: scope?.participants },
    { term: deliverables, values: scope?.deliverables },
  ].flatMap(({ term, values = [] }) => (values.length > 0 ? { term, values: [values].flat() } : []));
  if (rows.length === 0) return;
  return (
    <details className="scope">
      <summary>
        {summary}
        <span className="visually-hidden">{`: ${subject}`}</span>
      </summary>
      <dl>
        {rows.map(({ term, values }) => (
          <div key={term}>
            <dt>{term}</dt>
            {values.map((value) => (
              <dd key={value}>{unbroken(value)}</dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
