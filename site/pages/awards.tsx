import type { PageProps } from '../assemble/page-types.ts';
import { Picture } from '../components/picture/picture.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { Tag } from '../components/tag/tag.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { PageHero } from './sections/page-hero.tsx';
import { VoicesSection } from './sections/voices-section.tsx';

export function AwardsPage({ page }: { page: PageProps['awardsPage'] }) {
  const { hero, awards, awardList, occasions, voices, closing } = page;
  const years = [...new Set(awardList.map(({ year }) => year))];
  return (
    <>
      <PageHero hero={{ ...hero, image: { name: 'cup', alt: '' }, proofs: [] }} />

      {awardList.length > 0 && (
        <section className="section">
          <SectionHead heading={awards.heading} lead={awards.lead} variant="wide" />
          <ul className="awards-list">
            {awardList.map(({ id, title, subtitle, icon, year, type }) => (
              <li key={id} id={id} className={years.indexOf(year) % 2 ? undefined : 'awards-other-year'}>
                <div className="row">
                  <b>{year}</b>
                  <Tag>{awards.types[type]}</Tag>
                </div>
                <div className="awards-reason">
                  <h3>{unbroken(title)}</h3>
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
