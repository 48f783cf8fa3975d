import { Figures } from '../../components/figures/figures.tsx';
import { SectionHead } from '../../components/section-head/section-head.tsx';
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

/** What a workshop costs by its length, as a price list. */
export function LengthsSection({ lengths: { heading, lead, prices = [] }, plane, id }: Props) {
  return (
    <section className={`${sectionClass(plane)} lengths`} id={id}>
      <SectionHead heading={heading} lead={lead} />
      <Figures items={prices.map(({ term, value }) => ({ number: term, label: value }))} />
    </section>
  );
}
