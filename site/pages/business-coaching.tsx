import type { PageProps } from '../assemble/page-types.ts';
import { Card } from '../components/card/card.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { CasesSection } from './sections/cases-section.tsx';
import { FaqSection } from './sections/faq-section.tsx';
import { FormSection } from './sections/form-section.tsx';
import { PageHero } from './sections/page-hero.tsx';
import { PointsSection } from './sections/points-section.tsx';
import { PricesSection } from './sections/prices-section.tsx';
import { StepsSection } from './sections/steps-section.tsx';
import { VoicesSection } from './sections/voices-section.tsx';

const corners = ['river', 'amber', 'rose'] as const;

export function BusinessCoachingPage({ page }: { page: PageProps['businessCoaching'] }) {
  const { hero, occasions, method, steps, prices, cases, caseList, voices, faq, form } = page;
  return (
    <>
      <PageHero hero={hero} sign="coaching" />

      {occasions && (
        <section className="section plane-muted">
          <SectionHead heading={occasions.heading} lead={occasions.lead} />
          <ul className="grid">
            {occasions.items.map(({ title, text }, index) => (
              <li key={title}>
                <Card corner={corners[index % corners.length] ?? 'river'}>
                  <h3>{unbroken(title)}</h3>
                  <p>{unbroken(text)}</p>
                </Card>
              </li>
            ))}
          </ul>
        </section>
      )}

      <PointsSection section={method} />

      <StepsSection steps={steps} />
      <CasesSection cases={cases} list={caseList} />
      <VoicesSection voices={voices} plane="muted" />
      <PricesSection prices={prices} />
      <FaqSection faq={faq} />
      <FormSection
        form={form}
        labels={page.formLabels}
        leadType="business-coaching"
        image="closing-listening"
      />
    </>
  );
}
