import type { CasePage as Page } from '../assemble/page-types.ts';
import { Facts } from '../components/facts/facts.tsx';
import { Count } from '../components/figures/count.tsx';
import { Figures } from '../components/figures/figures.tsx';
import { Link } from '../components/link/link.tsx';
import { Prose } from '../components/prose/prose.tsx';
import { Quotation } from '../components/quotation/quotation.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { PageHero } from './sections/page-hero.tsx';
import { StepsSection } from './sections/steps-section.tsx';

const phaseNames = ['analysis', 'concept', 'realisation', 'anchoring'] as const;

/** A case study: the work for one client, and its result. */
export default function CasePage({ page }: { page: Page }) {
  const { title, lead, image, client, service, duration, fee, html, phases, result, quote, labels, next } =
    page;
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
      <section className="section columns columns-top case-facts">
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
        <Figures items={result.figures.map((figure) => ({ ...figure, art: <Count {...figure} /> }))} />
        <p>{unbroken(result.text)}</p>
        {result.costs && (
          <div className="stack">
            <h3 className="heading-m">{unbroken(result.costs.heading)}</h3>
            <Costs items={result.costs.items} />
          </div>
        )}
      </section>
      {quote && (
        <section className="section plane-cool">
          <Quotation {...quote} />
        </section>
      )}
      {next && (
        <p className="section case-next">
          <Link href={next.href}>
            <small>
              {labels.eyebrow}: {unbroken(next.client)}
            </small>{' '}
            <span>{unbroken(next.title)}</span>
          </Link>
        </p>
      )}
      <ClosingSection closing={labels.closing} plane="warm" image="closing-listening" />
    </>
  );
}

/** Amounts, and what part of their sum each is: pieces of one bar. */
function Costs({ items }: { items: NonNullable<Page['result']['costs']>['items'] }) {
  const amounts = items.map(({ value }) => Number.parseInt(value.replaceAll('.', ''), 10));
  const sumOf = (some: number[]) => some.reduce((sum, amount) => sum + amount, 0);
  const sum = sumOf(amounts);
  return (
    <dl className="case-costs">
      {items.map(({ term, value }, index) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {value}
            {sum > 0 && (
              // Its width is the column's, as far as the words in it allow; style attributes are not (CSP).
              <svg width={amounts[index]} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect
                  x={(sumOf(amounts.slice(0, index)) / sum) * 100}
                  width={((amounts[index] ?? 0) / sum) * 100}
                  height="1"
                  fill="currentColor"
                />
              </svg>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
