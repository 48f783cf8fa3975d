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
import { PricesSection } from './sections/prices-section.tsx';
import { VoicesSection } from './sections/voices-section.tsx';

/** A sheet of two lines, an open eye, a wheel that rolls, a stop. */
const drawings = [
  <>
    <path fill="var(--chalk)" d="M0 0h76v96H0z" />
    <path fill="var(--ink)" d="M14 22h48v9H14zM14 43h30v9H14z" />
  </>,
  <>
    <circle cx="48" cy="48" r="48" fill="var(--brick)" />
    <circle cx="48" cy="48" r="31" fill="var(--chalk)" />
    <circle cx="48" cy="48" r="14" fill="var(--ink)" />
  </>,
  <>
    <path fill="var(--ink)" d="M0 87h96v9H0z" />
    <path fill="var(--petrol)" d="M4 43a43 43 0 0 1 86 0z" />
    <path fill="var(--brick)" d="M4 43a43 43 0 0 0 86 0z" />
    <circle cx="47" cy="43" r="12" fill="var(--chalk)" />
  </>,
  <>
    <circle cx="48" cy="48" r="48" fill="var(--ink)" />
    <path fill="var(--chalk)" d="M18 39h60v18H18z" />
  </>,
];

export default function AiConsultingPage({ page }: { page: PageProps['aiConsulting'] }) {
  const { hero, pillars, phases, results, prices, cases, caseList, voices, faq, closing } = page;
  return (
    <>
      <PageHero hero={hero} sign="consulting" />

      <section className="section plane-muted">
        <SectionHead heading={pillars.heading} lead={pillars.lead} variant="wide" />
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

      {results && (
        <section className="section">
          <SectionHead heading={results.heading} lead={results.lead} />
          <ul className="points grid grid-narrow">
            {results.items.map(({ title, text }, index) => (
              <li key={title}>
                <svg viewBox="-1 -1 98 98" aria-hidden="true">
                  {drawings[index % drawings.length]}
                </svg>
                <h3>{unbroken(title)}</h3>
                <p>{unbroken(text)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <CasesSection cases={cases} list={caseList} plane="muted" />

      <PricesSection prices={prices} />
      <VoicesSection voices={voices} />
      <FaqSection faq={faq} />
      <ClosingSection closing={closing} image="closing-table" />
    </>
  );
}
