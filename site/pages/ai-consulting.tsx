import type { PageProps } from '../assemble/page-types.ts';
import { Card } from '../components/card/card.tsx';
import { Checklist } from '../components/checklist/checklist.tsx';
import { Phases } from '../components/phases/phases.tsx';
import { Picture } from '../components/picture/picture.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { CasesSection } from './sections/cases-section.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { FaqSection } from './sections/faq-section.tsx';
import { PageHero } from './sections/page-hero.tsx';
import { PointsSection } from './sections/points-section.tsx';
import { PricesSection } from './sections/prices-section.tsx';
import { VoicesSection } from './sections/voices-section.tsx';

export function AiConsultingPage({ page }: { page: PageProps['aiConsulting'] }) {
  const { hero, pillars, phases, results, prices, cases, caseList, voices, faq, closing } = page;
  return (
    <>
      <PageHero hero={hero} sign="consulting" />

      <section className="section plane-muted">
        <SectionHead heading={pillars.heading} lead={pillars.lead} />
        <ul className="grid">
          {pillars.items.map(({ title, text, image, topics }) => (
            <li key={title}>
              <Card
                picture={<Picture name={image.name} alt={image.alt} sizes="(width >= 62rem) 27rem, 100vw" />}
              >
                <h3>{unbroken(title)}</h3>
                <p>{unbroken(text)}</p>
                <Checklist items={topics} />
              </Card>
            </li>
          ))}
        </ul>
      </section>

      <section className="section plane-dark">
        <SectionHead heading={phases.heading} lead={phases.lead} />
        <Phases items={phases.items} />
      </section>

      <PointsSection section={results} />
      <CasesSection cases={cases} list={caseList} plane="muted" />

      <PricesSection prices={prices} />
      <VoicesSection voices={voices} />
      <FaqSection faq={faq} />
      <ClosingSection closing={closing} image="closing-table" />
    </>
  );
}
