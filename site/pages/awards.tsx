import type { PageProps } from '../assemble/page-types.ts';
import { Icon } from '../components/icon/icon.tsx';
import { Link } from '../components/link/link.tsx';
import { Picture } from '../components/picture/picture.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { Tag } from '../components/tag/tag.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { PageHero } from './sections/page-hero.tsx';
import { VoicesSection } from './sections/voices-section.tsx';

export default function AwardsPage({ page }: { page: PageProps['awardsPage'] }) {
  const { hero, awards, awardList, occasions, voices, closing } = page;
  return (
    <>
      <PageHero
        hero={{ ...hero, image: { name: 'cup', alt: '' }, proofs: [] }}
        foot={<Emblems awards={awardList} />}
      />

      {awardList.length > 0 && (
        <section className="section">
          <SectionHead heading={awards.heading} lead={awards.lead} variant="wide" />
          <ul className="awards-list">
            {awardList.map(({ id, title, subtitle, icon, year, type, proofUrl }, index) => (
              <li key={id} id={id}>
                <div className="row">
                  <b>{year}</b>
                  <Tag>{awards.types[type]}</Tag>
                  {index === 0 && title.includes('100') && (
                    <Picture name="award" alt="" sizes="(width >= 62rem) 30vw, 1px" />
                  )}
                </div>
                <div className="awards-reason">
                  <h3>
                    {proofUrl ? (
                      <Link href={proofUrl}>
                        {unbroken(title)}
                        <Icon name="newTab" />
                      </Link>
                    ) : (
                      unbroken(title)
                    )}
                  </h3>
                  <p>{unbroken(subtitle)}</p>
                </div>
                <Picture name={`award-${icon}`} alt="" sizes="(width >= 44rem) 18vw, 100vw" />
              </li>
            ))}
          </ul>
        </section>
      )}

      {occasions && (
        <section className="section plane-dark">
          <SectionHead heading={occasions.heading} lead={occasions.lead} />
          <div className="awards-occasion">
            {occasions.images.map(({ name, alt, caption }) => (
              <figure key={name}>
                <Picture name={name} alt={alt} sizes="(width >= 44rem) 50vw, 100vw" />
                {caption && <figcaption>{caption}</figcaption>}
              </figure>
            ))}
          </div>
        </section>
      )}

      <VoicesSection voices={voices} />

      <ClosingSection closing={closing} image="closing-rosette" />
    </>
  );
}

/** Leads to each award by its emblem and year. */
function Emblems({ awards }: { awards: PageProps['awardsPage']['awardList'] }) {
  if (awards.length === 0) return;
  return (
    <ul className="awards-emblems">
      {awards.map(({ id, title, icon, year }) => (
        <li key={id}>
          <Link href={`#${id}`}>
            <Picture name={`award-${icon}`} alt="" sizes="10rem" />
            {year}
            <span className="visually-hidden">: {title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
