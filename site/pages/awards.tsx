import { pictures } from 'virtual:pictures';
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
  const years = [...new Set(awardList.map(({ year }) => year))];
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
              <li key={id} id={id} className={years.indexOf(year) % 2 ? undefined : 'awards-other-year'}>
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

      <ClosingSection closing={closing} art={<Wreath awards={awardList} />} />
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

/** The awards around an empty one, from the lower left on; its ribbon hangs between the first and the last. */
function Wreath({ awards }: { awards: PageProps['awardsPage']['awardList'] }) {
  return (
    <svg
      className="awards-wreath"
      viewBox="0 0 600 600"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <clipPath id="award">
        <circle r="100" />
      </clipPath>
      <Drawing name="closing-rosette" width={600} height={680} />
      {awards.map(({ id, icon }, index) => {
        const angle = (2 * Math.PI * (index + 0.5)) / awards.length;
        const x = Math.round(300 - 200 * Math.sin(angle));
        const y = Math.round(294 + 200 * Math.cos(angle));
        return (
          <g key={id} transform={`translate(${x} ${y}) scale(.42)`}>
            <circle className="awards-wreath-edge" r="114" />
            <g clipPath="url(#award)">
              <Drawing name={`award-${icon}`} x={-300} y={-142} width={600} height={320} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}

/** A picture that the owner has not replaced by a photograph. */
function Drawing({
  name,
  ...placed
}: {
  name: string;
  x?: number;
  y?: number;
  width: number;
  height: number;
}) {
  const picture = pictures[name];
  return picture && 'src' in picture && <image href={picture.src} {...placed} />;
}
