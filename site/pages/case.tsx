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
      <section className="section columns columns-top">
        <Facts items={facts} />
        <div className="stack">
          <h2>{unbroken(labels.start)}</h2>
          <Prose html={html} />
        </div>
      </section>
      <StepsSection
        variant="pairs"
        steps={{
          heading: labels.phases.heading,
          items: phaseNames.map((name) => ({ title: labels.phases[name], text: phases[name] })),
        }}
      />
      <section className="section plane-muted case-result">
        <SectionHead heading={labels.result} lead={result.lead} />
        <Figures items={result.figures} />
      </section>
      <section className="section section-joined plane-muted stack">
        {result.costs && (
          <>
            <h3 className="heading-m">{unbroken(result.costs.heading)}</h3>
            <Shares
              amounts={result.costs.items.map(({ value }) => Number.parseInt(value.replaceAll('.', ''), 10))}
            />
            <Facts items={result.costs.items} />
          </>
        )}
        <div className="columns">
          <p>{unbroken(result.text)}</p>
        </div>
      </section>
      {quote && (
        <section className="section plane-amber">
          <Quotation {...quote} />
        </section>
      )}
      <ClosingSection closing={labels.closing} plane={quote ? 'cool' : 'warm'} />
    </>
  );
}

const colours = ['#d9492f', '#f3b53f', '#5d98a0', '#bfd8dc'];

/** Amounts as parts of one bar, as wide as the page. */
function Shares({ amounts }: { amounts: number[] }) {
  const sum = amounts.reduce((sum, amount) => sum + amount, 0);
  if (!(sum > 0)) return;
  let x = 0;
  return (
    <svg width="100%" viewBox="0 0 100 7" aria-hidden="true">
      {amounts.map((amount, index) => {
        const width = (amount / sum) * 100;
        x += width;
        return <rect key={x} x={x - width} width={width} height="7" fill={colours[index % colours.length]} />;
      })}
    </svg>
  );
}
