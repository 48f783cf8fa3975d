import { picture as ways } from 'virtual:pictures/closing-ways';
import type { ReactNode } from 'react';
import type { PageProps } from '../assemble/page-types.ts';
import { ActionButton } from '../components/action-button/action-button.tsx';
import { Link } from '../components/link/link.tsx';
import { SinglePicture } from '../components/picture/single-picture.tsx';
import { Price } from '../components/price/price.tsx';
import { PriceCard } from '../components/price-card/price-card.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { MoreLink } from './sections/more-link.tsx';
import { PageHero } from './sections/page-hero.tsx';
import { VoicesSection } from './sections/voices-section.tsx';

type Page = PageProps['services'];

/** Bookable services. client/booking-month.ts makes their links open the current month. */
export default function ServicesPage({ page }: { page: Page }) {
  const { hero, offerings, offeringList, mentoring, voices, closing } = page;
  return (
    <>
      <PageHero hero={hero} />

      <section className="section plane-muted">
        <SectionHead heading={offerings.heading} lead={offerings.lead} variant="wide" />
        <ul className="services-list">
          {offeringList.map((offering, index) => (
            <Offering
              key={offering.id}
              offering={offering}
              onRequest={offerings.onRequest}
              sign={<Door ways={offeringList.length} own={offeringList.length - 1 - index} />}
            />
          ))}
        </ul>
        {offerings.note && <p className="section-note">{unbroken(offerings.note)}</p>}
        <MoreLink link={offerings.link} />
      </section>

      {mentoring && (
        <section className="section plane-dark columns" id="mentoring">
          <div className="stack">
            <h2>{unbroken(mentoring.heading)}</h2>
            {mentoring.lead && <p className="lead">{unbroken(mentoring.lead)}</p>}
          </div>
          <PriceCard price={mentoring.price} variant="highlighted" />
        </section>
      )}

      <VoicesSection voices={voices} plane="muted" />
      <ClosingSection closing={closing} plane="amber" art={<SinglePicture picture={ways} alt="" />} />
    </>
  );
}

type OfferingProps = { offering: Page['offeringList'][number]; onRequest: string; sign: ReactNode };

function Offering({ offering, onRequest, sign }: OfferingProps) {
  const { title, text, price, path, action } = offering;
  return (
    <li>
      <div className="services-text">
        <h3>
          <Link href={path}>{title}</Link>
        </h3>
        <p>{unbroken(text)}</p>
      </div>
      {price ? <Price price={price} variant="small" /> : <p className="services-price">{onRequest}</p>}
      <ActionButton action={action} variant="outline" size="small" />
      {sign}
    </li>
  );
}

/** The hero's door, which stands where its way turns off: that one's band, 0 being the outermost, and lines of the others. */
function Door({ ways, own }: { ways: number; own: number }) {
  const bands = Math.min(ways, 5);
  const arch = (at: number) => {
    const radius = 56 - 10 * at;
    return `M${60 - radius} 132V60a${radius} ${radius} 0 0 1 ${2 * radius} 0v72`;
  };
  return (
    <svg className="services-door" viewBox="0 0 120 132" aria-hidden="true">
      {Array.from({ length: bands }, (_, at) => (
        <path
          key={arch(at)}
          className={at === Math.min(own, bands - 1) ? 'services-own' : undefined}
          d={arch(at)}
        />
      ))}
    </svg>
  );
}
