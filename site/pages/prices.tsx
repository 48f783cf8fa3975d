import type { PageProps } from '../assemble/page-types.ts';
import { ActionButton } from '../components/action-button/action-button.tsx';
import { Card } from '../components/card/card.tsx';
import { Checklist } from '../components/checklist/checklist.tsx';
import { Link } from '../components/link/link.tsx';
import { Price } from '../components/price/price.tsx';
import { PriceCard } from '../components/price-card/price-card.tsx';
import { Scope } from '../components/scope/scope.tsx';
import { ScrollRow } from '../components/scroll-row/scroll-row.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { ServiceSign } from '../components/service-sign/service-sign.tsx';
import { Steps } from '../components/steps/steps.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { PopupSignupPopup } from '../forms/popup-signup/popup-signup-popup.tsx';
import { daysOf, LevelWall } from './level-wall.tsx';
import { PriceStairs } from './price-stairs.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { LengthsSection } from './sections/lengths-section.tsx';
import { PageHero } from './sections/page-hero.tsx';

type Page = PageProps['pricesPage'];

/** All prices, from the free first call to the company programme. */
export default function PricesPage({ page }: { page: Page }) {
  const { hero, entry, speaking, coaching, company, steps, examples, workshops, terms, closing, popup } =
    page;
  const days = company?.prices.map(daysOf) ?? [];
  return (
    <>
      <PageHero
        hero={hero}
        variant="stairs"
        art={<PriceStairs label={hero.stairs} groups={{ entry, speaking, coaching, company }} />}
      />

      {entry && (
        <section className="section plane-muted prices-entry">
          <SectionHead heading={entry.heading} lead={entry.lead} />
          <ul className="grid">
            {entry.prices.map((price, index) => (
              <li key={price.id}>
                <PriceCard
                  price={price}
                  isTarget
                  variant={index === 1 ? 'highlighted' : 'plain'}
                  plane="amber"
                />
              </li>
            ))}
          </ul>
          <Note {...entry.note} />
        </section>
      )}

      {speaking && <Speaking speaking={speaking} />}

      {coaching && (
        <section className="section board prices-coaching">
          <SectionHead heading={coaching.heading} lead={coaching.lead} />
          {coaching.others && coaching.others.length > 0 && (
            <ul className="prices-others">
              {coaching.others.map((price) => (
                <li key={price.id}>
                  <h3>
                    {unbroken(price.title)} <small>{price.duration}</small>
                  </h3>
                  <Price price={price} variant="small" />
                </li>
              ))}
            </ul>
          )}
          <Note {...coaching.note} />
          <ScrollRow label={coaching.heading}>
            {coaching.prices.map((price) => (
              <PriceCard key={price.id} price={price} isTarget plane="cool" />
            ))}
          </ScrollRow>
        </section>
      )}

      <section className="section plane-muted prices-company">
        {company && (
          <>
            <SectionHead heading={company.heading} lead={company.lead} />
            {days.every(Boolean) && <LevelWall days={days} />}
            <ScrollRow label={company.heading}>
              {company.prices.map((price, index) => (
                <PriceCard
                  key={price.id}
                  price={price}
                  isTarget
                  variant={index === 0 ? 'lead' : 'plain'}
                  plane="petrol"
                />
              ))}
            </ScrollRow>
            {company.note && <Note {...company.note} />}
          </>
        )}
        <SectionHead heading={steps.heading} lead={steps.lead} variant="small" />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones a row, which keys scroll */}
        <section className="scroll-row scroll-row-phone" aria-label={steps.heading} tabIndex={0}>
          <Steps items={steps.items} variant="row" />
        </section>
      </section>

      {examples && (
        <section className="section board">
          <SectionHead heading={examples.heading} lead={examples.lead} variant="wide" />
          <ScrollRow label={examples.heading}>
            {examples.items.map(({ title, text }) => (
              <Card key={title} plane="petrol">
                <h3>{unbroken(title)}</h3>
                <p>{unbroken(text)}</p>
              </Card>
            ))}
          </ScrollRow>
        </section>
      )}

      {workshops && <LengthsSection lengths={workshops} plane="warm" />}

      {terms && (
        <section className="section plane-muted prices-terms">
          <SectionHead heading={terms.heading} lead={terms.lead} />
          <ul className="prices-terms-list">
            {terms.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{unbroken(title)}</h3>
                {/* Folded on phones, so that all are seen. */}
                <details>
                  <summary>{title}</summary>
                  <p>{unbroken(text)}</p>
                </details>
              </li>
            ))}
          </ul>
        </section>
      )}

      <ClosingSection closing={closing} variant="band" plane="amber" />
      {popup && <PopupSignupPopup {...popup} variant="prices" />}
    </>
  );
}

function Speaking({ speaking }: { speaking: NonNullable<Page['speaking']> }) {
  return (
    <section className="section plane-dark columns prices-speaking">
      <div className="stack">
        <ServiceSign sign="speaking" />
        <h2>{unbroken(speaking.heading)}</h2>
        {speaking.lead && <p className="lead">{unbroken(speaking.lead)}</p>}
      </div>
      {speaking.prices.map((price) => (
        <div className="stack" key={price.id} id={price.id}>
          <h3>{unbroken(price.title)}</h3>
          <Price price={price} />
          {price.text && <p>{unbroken(price.text)}</p>}
          {price.includes && <Checklist items={price.includes} />}
          <Scope scope={price.scope} subject={price.title} />
          {price.action && <ActionButton action={price.action} subject={price.title} />}
          <Note {...speaking.note} />
        </div>
      ))}
    </section>
  );
}

/** An offer of the group whose price is on another page. */
function Note({ text, link }: NonNullable<Page['entry']>['note']) {
  return (
    <p className="prices-note">
      {unbroken(text)} <Link href={link.path}>{link.label}</Link>
    </p>
  );
}
