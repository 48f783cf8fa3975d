import { picture as work } from 'virtual:pictures/work';
import type { PageProps } from '../assemble/page-types.ts';
import { BookShelf } from '../components/book-shelf/book-shelf.tsx';
import { ButtonLink } from '../components/button/button.tsx';
import { Figures } from '../components/figures/figures.tsx';
import { SinglePicture } from '../components/picture/single-picture.tsx';
import { Quotation } from '../components/quotation/quotation.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { Steps } from '../components/steps/steps.tsx';
import { Timeline } from '../components/timeline/timeline.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { AwardsSection } from './sections/awards-section.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { PageHero } from './sections/page-hero.tsx';
import { PointsSection } from './sections/points-section.tsx';
import { TalksSection } from './sections/talks-section.tsx';

export default function AboutPage({ page }: { page: PageProps['about'] }) {
  const { hero, expertise, vision, steps, cv, talks, awards, books, bookList, closing, thisYear } = page;
  return (
    <>
      <PageHero hero={hero} />

      {/* about.css draws four as a frieze. */}
      <PointsSection
        section={expertise}
        plane="muted"
        {...(expertise?.items.length === 4 && { id: 'frieze' })}
      />

      <section className="section plane-dark stack">
        <h2 className="eyebrow">{unbroken(vision.heading)}</h2>
        <Quotation {...vision.quotation} />
        <div className="about-work">
          <SinglePicture picture={work} alt="" />
        </div>
        <Figures items={vision.statistics} />
      </section>

      <section className="section columns columns-top">
        <div className="stack sticky">
          <h2>{unbroken(steps.heading)}</h2>
          {steps.lead && <p className="lead">{unbroken(steps.lead)}</p>}
        </div>
        <Steps items={steps.items} />
      </section>

      {cv && (
        <section className="section plane-cool">
          <SectionHead heading={cv.heading} lead={cv.lead} />
          <Timeline items={cv.items} thisYear={thisYear} />
        </section>
      )}

      <TalksSection talks={talks} plane="muted" />
      <AwardsSection awards={awards} />

      {books && (
        <section className="section plane-amber">
          <SectionHead heading={books.heading} lead={books.lead} variant="wide" />
          <BookShelf label={books.heading} books={bookList} />
          <p className="row">
            <ButtonLink href={books.link.path}>{books.link.label}</ButtonLink>
          </p>
        </section>
      )}

      <ClosingSection closing={closing} plane="cool" image="closing-door" />
    </>
  );
}
