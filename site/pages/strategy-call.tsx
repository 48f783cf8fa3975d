import type { PageProps, Site } from '../assemble/page-types.ts';
import { BookFeature } from '../components/book-feature/book-feature.tsx';
import { Checklist } from '../components/checklist/checklist.tsx';
import { Price } from '../components/price/price.tsx';
import { Unbroken } from '../components/unbroken/unbroken.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { FaqSection } from './sections/faq-section.tsx';
import { PageHero } from './sections/page-hero.tsx';
import { StepsSection } from './sections/steps-section.tsx';

export function StrategyCallPage({ page }: { page: PageProps['strategyCall']; site: Site }) {
  const { hero, price, book, steps, suitable, unsuitable, faq, closing } = page;
  return (
    <>
      <PageHero hero={hero} sign="strategy" crop="start">
        <div className="strategy-call-price">
          <Price price={price} />
          {price.bonus && <p className="small">{price.bonus}</p>}
        </div>
      </PageHero>
      <StepsSection steps={steps} id="ablauf" />
      {(suitable || unsuitable) && (
        <section className="section columns columns-top">
          {suitable && <Fit fit={suitable} variant="check" />}
          {unsuitable && <Fit fit={unsuitable} variant="quarter" />}
        </section>
      )}
      {book && (
        <section className="section plane-amber">
          <BookFeature {...book} />
        </section>
      )}
      <FaqSection faq={faq} />
      <ClosingSection closing={closing} variant="band" />
    </>
  );
}

type FitProps = {
  fit: { heading: string; lead?: string | undefined; items: string[] };
  variant: 'check' | 'quarter';
};

/** What the call is suitable for, or not. */
function Fit({ fit: { heading, lead, items }, variant }: FitProps) {
  return (
    <div className="stack">
      <h2 className="heading-m">
        <Unbroken text={heading} />
      </h2>
      {lead && (
        <p className="muted">
          <Unbroken text={lead} />
        </p>
      )}
      <Checklist items={items} variant={variant} />
    </div>
  );
}
