import { Award } from '../components/award/award.tsx';
import { ButtonLink } from '../components/button/button.tsx';
import { ClosingCall } from '../components/closing-call/closing-call.tsx';
import { Hero, HeroProofs } from '../components/hero/hero.tsx';
import { mailHref } from '../components/mail-href.ts';
import { ServiceRows } from '../components/service-rows/service-rows.tsx';
import heroImage from '../images/hero.svg';
import type { HomePage as Page, Site } from './page-data.ts';

export function HomePage({ page, site }: { page: Page; site: Site }) {
  const { hero, expert, services, closing } = page;
  const booking = <ButtonLink href={site.bookings.general}>{site.ui.bookFirstCall}</ButtonLink>;
  return (
    <>
      <Hero
        variant="home"
        eyebrow={hero.eyebrow}
        title={hero.title}
        image={{ src: heroImage, width: 720, height: 960 }}
      >
        <p className="lead">{hero.lead}</p>
        <p className="row">
          {booking}
          <ButtonLink href={hero.button.path} variant="outline">
            {hero.button.label}
          </ButtonLink>
        </p>
        <HeroProofs proofs={hero.proofs} />
      </Hero>

      <section className="section columns" id="about">
        <Award {...expert.award} />
        <div className="stack">
          <h2 className="heading-m">{expert.heading}</h2>
          <p className="lead">{expert.text}</p>
          <ButtonLink href="/about" variant="outline">
            {expert.button}
          </ButtonLink>
        </div>
      </section>

      <section className="section plane-muted" id="coaching">
        <div className="section-head">
          <h2>{services.heading}</h2>
          <p>{services.lead}</p>
        </div>
        <ServiceRows items={services.items} />
      </section>

      <ClosingCall {...closing}>
        {booking}
        <ButtonLink href={mailHref(site.email)} variant="outline">
          {site.email}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
