import type { CasePage as Page } from '../assemble/page-types.ts';
import { Facts } from '../components/facts/facts.tsx';
import { Figures } from '../components/figures/figures.tsx';
import { Prose } from '../components/prose/prose.tsx';
import { Quotation } from '../components/quotation/quotation.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { PageHero } from './sections/page-hero.tsx';
import { StepsSection } from './sections/steps-section.tsx';

const phaseNames = ['analysis', 'concept', 'realisation', 'anchoring'] as const;

/** A case study: the work for one client, and its result. */
export function CasePage({ page }: { page: Page }) {
  const { title, lead, image, client, service, duration, fee, html, phases, result, quote, labels } = page;
  const facts = [
    { term: labels.facts.client, value: client },
    { term: labels.facts.service, value: service.label },
    { term: labels.facts.duration, value: duration },
    ...(fee ? [{ term: labels.facts.fee, value: fee }] : []),
  ];
  return (
    <>
      <PageHero
        hero={{
          eyebrow: labels.eyebrow,
          title,
          lead,
          image,
          proofs: [],
          actions: labels.closing.actions.slice(0, 1),
        }}
      />
      <section className="section stack">
        <Facts items={facts} />
      </section>
      <section className="section section-joined columns columns-top">
        <h2>{unbroken(labels.start)}</h2>
        <Prose html={html} />
      </section>
      <StepsSection
        steps={{
          heading: labels.phases.heading,
          items: phaseNames.map((name) => ({ title: labels.phases[name], text: phases[name] })),
        }}
      />
      <section className="section plane-muted">
        <SectionHead heading={labels.result} lead={result.lead} />
        <Figures items={result.figures} />
      </section>
      <section className="section section-joined plane-muted stack">
        {result.costs && (
          <>
            <h3 className="heading-m">{unbroken(result.costs.heading)}</h3>
            <Facts items={result.costs.items} />
          </>
        )}
        <div className="columns">
          <p>{unbroken(result.text)}</p>
        </div>
      </section>
      {quote && (
        <section className="section">
          <Quotation {...quote} />
        </section>
      )}
      <ClosingSection closing={labels.closing} />
    </>
  );
}
