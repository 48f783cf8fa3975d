import type { PageProps, Site } from '../assemble/page-types.ts';
import { Panels } from '../components/panels/panels.tsx';
import { PriceCard } from '../components/price-card/price-card.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { FaqSection } from './sections/faq-section.tsx';
import { PageHero } from './sections/page-hero.tsx';
import { StepsSection } from './sections/steps-section.tsx';
import { VoicesSection } from './sections/voices-section.tsx';

/** The hero's eye rises from one horizon: half of it, three quarters, all of it. */
const drawings = [92, 68, 46].map((cy) => (
  <g key={cy}>
    <circle cx="48" cy={cy} r="46" fill="var(--brick)" />
    <circle cx="48" cy={cy} r="34" fill="var(--amber)" />
    <circle cx="48" cy={cy} r="23" fill="var(--chalk)" />
    <circle cx="48" cy={cy} r="11" fill="var(--ink)" />
    <path className="panels-horizon" fill="var(--ink)" d="M-3000 92H3000v5H-3000z" />
  </g>
));

export default function MindsetCoachingPage({ page }: { page: PageProps['mindsetCoaching']; site: Site }) {
  const { hero, changes, packages, steps, voices, faq, closing } = page;
  return (
    <>
      <PageHero hero={hero} sign="mindset" plane="petrol" />
      {changes && (
        <section className="section">
          <SectionHead heading={changes.heading} lead={changes.lead} variant="wide" />
          <Panels items={changes.items} drawings={drawings} />
        </section>
      )}
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
                  plane="warm"
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
