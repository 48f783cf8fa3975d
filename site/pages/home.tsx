import type { PageProps, Site } from '../assemble/page-types.ts';
import { Award } from '../components/award/award.tsx';
import { ButtonLink } from '../components/button/button.tsx';
import { boardPlane, type CardPlane } from '../components/card/card.tsx';
import { Figures } from '../components/figures/figures.tsx';
import { Gallery } from '../components/gallery/gallery.tsx';
import { Hero, HeroProofs } from '../components/hero/hero.tsx';
import { PriceCard } from '../components/price-card/price-card.tsx';
import { ScrollRow } from '../components/scroll-row/scroll-row.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { ServiceRows } from '../components/service-rows/service-rows.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { WorkshopCard } from '../components/workshop-card/workshop-card.tsx';
import { PopupSignupPopup } from '../forms/popup-signup/popup-signup-popup.tsx';
import { HomeContact } from './home-contact.tsx';
import { BookSection } from './sections/book-section.tsx';
import { CasesSection } from './sections/cases-section.tsx';
import { FormSection } from './sections/form-section.tsx';
import { MoreLink } from './sections/more-link.tsx';
import { TalksSection } from './sections/talks-section.tsx';
import { VoicesSection } from './sections/voices-section.tsx';

/** Planes of the steps of mentoring. */
const flight = ['cool', 'warm', 'petrol'] as const;

/** The whole offer on one page. Every page's footer links to its anchors. */
export default function HomePage({ page, site }: { page: PageProps['home']; site: Site }) {
  const {
    hero,
    expert,
    services,
    tv,
    coaching,
    book,
    talks,
    workshops,
    form,
    cases,
    voices,
    contact,
    popup,
  } = page;
  const heading = <h2 className="heading-m">{unbroken(expert.heading)}</h2>;
  return (
    <>
      <Hero
        variant="home"
        eyebrow={hero.eyebrow}
        claim={site.tagline}
        title={hero.title}
        image={{ name: 'hero' }}
      >
        <p className="lead">{unbroken(hero.lead)}</p>
        <p className="row">
          <ButtonLink href={site.bookings.general}>{site.ui.bookFirstCall}</ButtonLink>{' '}
          {hero.button && (
            <ButtonLink href={hero.button.path} variant="outline">
              {hero.button.label}
            </ButtonLink>
          )}
        </p>
        <HeroProofs proofs={hero.proofs} />
      </Hero>

      <section className="section columns home-expert" id="about">
        {/* Without an award the heading stands in its place. */}
        {expert.award ? <Award {...expert.award} /> : heading}
        <div className="stack">
          {expert.award && heading}
          <p className="lead">{unbroken(expert.text)}</p>
          <ButtonLink href="/about" variant="outline">
            {expert.button}
          </ButtonLink>
        </div>
      </section>

      <section className="section plane-muted">
        <SectionHead heading={services.heading} lead={services.lead} variant="wide" />
        <ServiceRows items={services.items} />
      </section>

      {tv && (page.pictures.length > 0 || tv.statistics.length > 0) && (
        <section className="section plane-dark home-tv">
          <SectionHead heading={tv.heading} lead={tv.lead} />
          {page.pictures.length > 0 && <Gallery id="tv" images={page.pictures} />}
          <Figures items={tv.statistics} variant="written" />
          <MoreLink link={tv.link} />
        </section>
      )}

      {coaching && (
        <section className="section home-short board home-coaching" id="coaching">
          <SectionHead heading={coaching.heading} lead={coaching.lead} />
          <ScrollRow label={coaching.heading}>
            {coaching.prices.map((price, index) => (
              <PriceCard key={price.id} price={price} plane={flight[index % 3] as CardPlane} />
            ))}
          </ScrollRow>
          <MoreLink link={coaching.link} />
        </section>
      )}

      <BookSection book={book} id="books" />
      <TalksSection talks={talks} />

      {page.workshopList.length > 0 && (
        <section className="section plane-muted home-short board">
          <SectionHead heading={workshops.heading} lead={workshops.lead} />
          <ScrollRow label={workshops.heading}>
            {page.workshopList.map((workshop, index) => (
              <WorkshopCard
                key={workshop.id}
                workshop={workshop}
                labels={workshops}
                plane={boardPlane(index)}
              />
            ))}
          </ScrollRow>
          <MoreLink link={workshops.link} />
        </section>
      )}

      <FormSection form={form} labels={page.formLabels} leadType="ki-beratung" />
      <CasesSection cases={cases} list={page.caseList} />
      <VoicesSection voices={voices} plane="muted" id="testimonials" />
      <HomeContact contact={contact} site={site} />
      {popup && <PopupSignupPopup {...popup} variant="home" />}
    </>
  );
}
