import type { PageProps } from '../assemble/page-types.ts';
import { Panels } from '../components/panels/panels.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { CasesSection } from './sections/cases-section.tsx';
import { FaqSection } from './sections/faq-section.tsx';
import { FormSection } from './sections/form-section.tsx';
import { PageHero } from './sections/page-hero.tsx';
import { PricesSection } from './sections/prices-section.tsx';
import { Sessions } from './sections/sessions.tsx';
import { StepsSection } from './sections/steps-section.tsx';
import { VoicesSection } from './sections/voices-section.tsx';

/** What is expected of one head, two halves that do not meet, four parts that turn different ways. */
const drawings = [
  <>
    <circle cx="48" cy="48" r="48" fill="var(--ink)" />
    <circle cx="48" cy="48" r="31" fill="var(--chalk)" />
    <circle cx="48" cy="48" r="14" fill="var(--brick)" />
  </>,
  <>
    <path fill="var(--brick)" d="M38 0v76a38 38 0 0 1 0-76z" />
    <path fill="var(--ink)" d="M42 20a38 38 0 0 1 0 76z" />
  </>,
  <>
    <path fill="var(--brick)" d="M0 48A48 48 0 0 1 48 0v48zM48 96V48h48a48 48 0 0 1-48 48z" />
    <path fill="var(--petrol)" d="M48 0h48a48 48 0 0 1-48 48z" />
    <path fill="var(--amber)" d="M0 96a48 48 0 0 1 48-48v48z" />
  </>,
];

export default function BusinessCoachingPage({ page }: { page: PageProps['businessCoaching'] }) {
  const { hero, occasions, method, steps, prices, cases, caseList, voices, faq, form } = page;
  return (
    <>
      <PageHero hero={hero} sign="coaching" />

      {occasions && (
        <section className="section plane-muted">
          <SectionHead heading={occasions.heading} lead={occasions.lead} variant="wide" />
          <Panels items={occasions.items} drawings={drawings} />
        </section>
      )}

      {method && (
        <section className="section">
          <SectionHead heading={method.heading} lead={method.lead} variant="wide" />
          <ul className="coaching-method">
            {method.items.map(({ title, text }) => (
              <li key={title}>
                <svg viewBox="0 0 48 96" aria-hidden="true">
                  <path fill="var(--brick)" d="M48 0v96a48 48 0 0 1 0-96z" />
                </svg>
                <h3>{unbroken(title)}</h3>
                <p>{unbroken(text)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}

      <StepsSection steps={steps} />
      <CasesSection cases={cases} list={caseList} />
      <VoicesSection voices={voices} plane="muted" />
      <PricesSection prices={prices} art={<Sessions text={prices?.prices[0]?.text} />} />
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
