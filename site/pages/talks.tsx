import type { PageProps, Site } from '../assemble/page-types.ts';
import { Icon } from '../components/icon/icon.tsx';
import { Link } from '../components/link/link.tsx';
import { Quotation } from '../components/quotation/quotation.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { Situation } from '../components/situation/situation.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { AwardsSection } from './sections/awards-section.tsx';
import { BookSection } from './sections/book-section.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { FormSection } from './sections/form-section.tsx';
import { PageHero } from './sections/page-hero.tsx';
import { PointsSection } from './sections/points-section.tsx';
import { ReferencesSection } from './sections/references-section.tsx';
import { longestOf, TalkMinutes } from './sections/talk-minutes.tsx';
import { TalksSection } from './sections/talks-section.tsx';
import { VoicesSection } from './sections/voices-section.tsx';

type Page = PageProps['talksPage'];

export default function TalksPage({ page }: { page: Page; site: Site }) {
  const { hero, talks, quotation, choice, form, voices, book, expectations, references, award, closing } =
    page;
  return (
    <>
      <PageHero hero={hero} sign="speaking" />
      {choice && <Choice choice={choice} />}
      {quotation && (
        <section className="section plane-dark">
          <Quotation {...quotation} />
        </section>
      )}
      <TalksSection talks={talks} id="themen">
        {(talk) => <TalkMinutes talk={talk} longest={longestOf(talks?.talks ?? [])} />}
      </TalksSection>
      <FormSection form={form} labels={page.formLabels} leadType="ki-vortraege" />
      <VoicesSection voices={voices} />
      <BookSection book={book} />
      <ReferencesSection references={references} />
      <PointsSection section={expectations} plane={book && !references ? 'muted' : 'dark'} />
      <AwardsSection awards={award} plane="muted" />
      <ClosingSection closing={closing} variant="band" plane="cool" art={<TwoTalks />} />
    </>
  );
}

/** Situations, each a plane with its drawing that leads to a talk. */
function Choice({ choice }: { choice: NonNullable<Page['choice']> }) {
  const { heading, lead, items } = choice;
  return (
    <section className="section plane-muted">
      <SectionHead heading={heading} lead={lead} variant="wide" />
      <ul className="points grid grid-narrow situations">
        {items.map(({ title, text, talk }) => (
          <li key={title}>
            {talk && <Situation talk={talk.sign} />}
            <h3>
              {talk ? (
                <Link href={talk.path}>
                  {unbroken(title)} <Icon name="forward" />
                </Link>
              ) : (
                unbroken(title)
              )}
            </h3>
            <p>{unbroken(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Two discs; where they overlap, an eye. */
const TwoTalks = () => (
  <svg viewBox="0 0 256 160" aria-hidden="true">
    <circle fill="var(--ink)" cx="80" cy="80" r="80" />
    <circle fill="var(--brick)" cx="176" cy="80" r="80" />
    <path fill="var(--chalk)" d="M128 16a80 80 0 0 1 0 128a80 80 0 0 1 0-128z" />
    <circle fill="var(--ink)" cx="128" cy="80" r="20" />
  </svg>
);
