import type { PageProps, Site } from '../assemble/page-types.ts';
import { ActionButtons } from '../components/action-button/action-button.tsx';
import { BookCover } from '../components/book-cover/book-cover.tsx';
import { Price } from '../components/price/price.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { Steps } from '../components/steps/steps.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { FaqSection } from './sections/faq-section.tsx';
import { PageHero } from './sections/page-hero.tsx';
import { VoicesSection } from './sections/voices-section.tsx';

export default function StrategyCallPage({ page }: { page: PageProps['strategyCall']; site: Site }) {
  const { hero, price, plan, book, steps, suitable, unsuitable, voices, faq, closing } = page;
  return (
    <>
      <PageHero hero={hero} sign="strategy" plane="amber">
        <div className="strategy-call-price">
          <Price price={price} />
          {price.bonus && <p className="label">{unbroken(price.bonus.text)}</p>}
        </div>
      </PageHero>
      <section className="section strategy-call-time" id="ablauf">
        <SectionHead heading={steps.heading} lead={steps.lead} />
        <Minutes items={steps.items} />
      </section>
      {(suitable || unsuitable) && (
        <section className="section plane-muted strategy-call-fit">
          {suitable && <Fit fit={suitable} />}
          {unsuitable && <Fit fit={unsuitable} />}
        </section>
      )}
      <section className="section plane-dark strategy-call-result">
        <Plan {...plan.example} />
        <div className="stack">
          <h2>{unbroken(plan.heading)}</h2>
          {plan.lead && <p className="lead">{unbroken(plan.lead)}</p>}
          <ActionButtons actions={hero.actions?.slice(0, 1) ?? []} />
          {book && (
            <div className="strategy-call-gift">
              <BookCover book={book.book} />
              <div>
                <p className="eyebrow">{unbroken(book.eyebrow)}</p>
                <h3>{unbroken(book.heading)}</h3>
                {book.lead && <p>{unbroken(book.lead)}</p>}
              </div>
            </div>
          )}
        </div>
      </section>
      <VoicesSection voices={voices} />
      <FaqSection faq={faq} />
      <ClosingSection closing={closing} variant="band" art={<Clock discs={total(discsOf(steps.items))} />} />
    </>
  );
}

/** Minutes that a disc stands for. */
const DISC = 5;
const parts = ['first', 'second', 'third'];

type Step = { title: string; text: string };

const discsOf = (items: readonly Step[]) =>
  items.map(({ title }) => Math.round(Number.parseInt(title, 10) / DISC));

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/**
 * Discs under which a step's text stands: its own, or for a line of two words at least two ninths of all, which the
 * longest step gives.
 */
function widthsOf(counts: readonly number[]) {
  const all = total(counts);
  const least = Math.min(Math.ceil((all * 2) / 9), Math.floor(all / counts.length));
  const widths = counts.map((count) => Math.max(count, least));
  const widest = widths.indexOf(Math.max(...widths));
  return widths.map((width, index) => (index === widest ? width - (total(widths) - all) : width));
}

/** The call as a row of discs and each step with its own, if every title begins with its minutes. */
function Minutes({ items }: { items: readonly Step[] }) {
  const counts = discsOf(items);
  const all = total(counts);
  const widths = widthsOf(counts);
  const starts = counts.map((_, index) => total(counts.slice(0, index)));
  const discs = counts.map((count, index) => (
    <path
      key={items[index]?.title}
      className={`strategy-call-${parts[index % parts.length]}`}
      d={`M${(starts[index] ?? 0) + 0.5} .5h${count - 0.99}`}
    />
  ));
  const row = { className: 'strategy-call-minutes', viewBox: `0 0 ${all} 1` };
  // As wide as its minutes, a column needs room for its text.
  const isTrue = Math.min(...counts) * 7 >= all;
  return (
    <>
      {all > 0 && (
        <svg {...row} aria-hidden="true">
          {discs}
        </svg>
      )}
      <Steps
        variant="row"
        items={items.map((step, index) => ({
          ...step,
          art: isTrue && (
            <svg {...row} width={(widths[index] ?? 0) * 200} aria-hidden="true">
              <path className="strategy-call-rest" d={`M.5 .5h${all - 0.99}`} />
              {discs[index]}
            </svg>
          ),
        }))}
      />
    </>
  );
}

type Example = PageProps['strategyCall']['plan']['example'];

/** What the call ends with, as an example: a row a step, each with who does it and until when. */
const Plan = ({ label, decision, steps, note }: Example) => (
  <figure className="strategy-call-plan">
    <figcaption className="eyebrow">{unbroken(label)}</figcaption>
    <p className="heading-s">{unbroken(decision)}</p>
    <ol>
      {steps.map(({ task, who, until }) => (
        <li key={task} className="strategy-call-task">
          <b>{unbroken(task)}</b>{' '}
          <small>
            <span>{unbroken(who)}</span> <b>{until}</b>
          </small>
        </li>
      ))}
    </ol>
    <p className="small">{unbroken(note)}</p>
  </figure>
);

/** The hero's clock before the call, at the page's edge. */
function Clock({ discs }: { discs: number }) {
  if (!discs) return;
  return (
    <svg className="strategy-call-clock" viewBox="0 0 528 696" aria-hidden="true">
      <circle fill="var(--chalk)" cx="348" cy="348" r="348" />
      <circle
        fill="none"
        stroke="var(--petrol)"
        strokeWidth="124"
        pathLength={discs * 20}
        strokeDasharray="19.2 0.8"
        cx="348"
        cy="348"
        r="270"
        transform="rotate(-90 348 348)"
      />
      <path stroke="var(--ink)" strokeWidth="20" strokeLinecap="round" d="M348 348V160" />
      <circle fill="var(--ink)" cx="348" cy="348" r="34" />
      <circle fill="var(--amber)" cx="348" cy="348" r="12" />
    </svg>
  );
}

type FitProps = { fit: { heading: string; lead?: string | undefined; items: string[] } };

/** Occasions for which the call is suitable, or isn't. */
function Fit({ fit: { heading, lead, items } }: FitProps) {
  return (
    <div>
      <h2 className="heading-m">{unbroken(heading)}</h2>
      {lead && <p>{unbroken(lead)}</p>}
      <ul className="strategy-call-cases">
        {items.map((item) => (
          <li key={item}>{unbroken(item)}</li>
        ))}
      </ul>
    </div>
  );
}
