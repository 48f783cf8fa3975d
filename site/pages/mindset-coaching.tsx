import type { PageProps, Site } from '../assemble/page-types.ts';
import { PriceCard } from '../components/price-card/price-card.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { FaqSection } from './sections/faq-section.tsx';
import { PageHero } from './sections/page-hero.tsx';
import { PointsSection } from './sections/points-section.tsx';
import { StepsSection } from './sections/steps-section.tsx';
import { VoicesSection } from './sections/voices-section.tsx';

export function MindsetCoachingPage({ page }: { page: PageProps['mindsetCoaching']; site: Site }) {
  const { hero, changes, packages, steps, voices, faq, closing } = page;
  return (
    <>
      <PageHero hero={hero} sign="mindset" plane="petrol" />
      <PointsSection section={changes} />
      {packages && (
        <section className="section plane-muted" id="pakete">
          <SectionHead heading={packages.heading} lead={packages.lead} />
          <ul className="grid">
            {packages.prices.map((price, index) => (
              <li key={price.id}>
                <PriceCard
                  price={price}
                  // The last package is the largest, so highlight it.
                  variant={index === packages.prices.length - 1 ? 'highlighted' : 'plain'}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <StepsSection steps={steps} />
      <VoicesSection voices={voices} />
      <FaqSection faq={faq} />
      <ClosingSection closing={closing} image="closing-window" />
    </>
  );
}
