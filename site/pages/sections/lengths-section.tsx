import { Phrases } from '../../components/phrases/phrases.tsx';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import { unbroken } from '../../components/unbroken/unbroken.tsx';
import { sectionClass } from './section-class.ts';

type Props = {
  lengths: {
    heading: string;
    lead?: string | undefined;
    prices?: ReadonlyArray<{ term: string; value: string }> | undefined;
  };
  plane: 'amber' | 'warm';
  id?: string;
};

/** What a workshop costs by its length, as a price list: each below a bar drawn to scale, if all lengths can be read. */
export function LengthsSection({ lengths: { heading, lead, prices = [] }, plane, id }: Props) {
  const hours = prices.map(({ term }) => hoursOf(term));
  const longest = hours.includes(0) ? 0 : Math.max(...hours);
  return (
    <section className={`${sectionClass(plane)} lengths`} id={id}>
      <SectionHead heading={heading} lead={lead} />
      <dl className="figures">
        {prices.map(({ term, value }, index) => (
          <div key={term}>
            <dt>
              {longest > 0 && (
                <svg viewBox={`0 0 ${longest} 1`} preserveAspectRatio="none" aria-hidden="true">
                  <path d={`M0 0h${hours[index]}v1H0z`} />
                </svg>
              )}
              {term}
            </dt>
            <dd>
              <Cost value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The price first, then what is said of its tax. */
function Cost({ value }: { value: string }) {
  const [, price, tax] = /^([^€]*€)\s(.*)$/.exec(value) ?? [];
  if (!price || !tax) return <Phrases text={value} />;
  return (
    <>
      <b>{unbroken(price)}</b> <Phrases text={tax} />
    </>
  );
}

/** Hours in “4 Std.”, “6 Stunden” or “2 Tage”, a day having eight; 0 in anything else. */
function hoursOf(length: string): number {
  const [, count, unit] = /^(\d+)\s(Std|Stunde|Tag)/.exec(length) ?? [];
  return Number(count ?? 0) * (unit === 'Tag' ? 8 : 1);
}
