import type { PageProps } from '../assemble/page-types.ts';
import { ActionButtons } from '../components/action-button/action-button.tsx';
import { Breadcrumb } from '../components/breadcrumb/breadcrumb.tsx';
import { Card } from '../components/card/card.tsx';
import { Picture } from '../components/picture/picture.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { Tag } from '../components/tag/tag.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { VoicesSection } from './sections/voices-section.tsx';

type Page = PageProps['awardsPage'];

export function AwardsPage({ page }: { page: Page }) {
  const { hero, awards, awardList, occasions, voices, closing } = page;
  return (
    <>
      <section className="section plane-muted columns awards-head">
        <div className="stack">
          <Breadcrumb />
          {hero.eyebrow && <p className="eyebrow">{unbroken(hero.eyebrow)}</p>}
          <h1>{unbroken(hero.title)}</h1>
          <p className="lead">{unbroken(hero.lead)}</p>
          {hero.actions && <ActionButtons actions={hero.actions} />}
        </div>
        {hero.image && (
          <Picture name={hero.image.name} alt={hero.image.alt} sizes="(width >= 62rem) 45vw, 90vw" priority />
        )}
      </section>

      {awardList.length > 0 && (
        <section className="section">
          <SectionHead heading={awards.heading} lead={awards.lead} />
          <ul className="grid">
            {awardList.map((award) => (
              <li key={award.id}>
                <AwardCard award={award} types={awards.types} />
              </li>
            ))}
          </ul>
        </section>
      )}

      {occasions && (
        <section className="section plane-dark">
          <SectionHead heading={occasions.heading} lead={occasions.lead} />
          <div className="grid">
            {occasions.images.map(({ name, alt, caption }) => (
              <figure key={name} className="awards-occasion">
                <Picture name={name} alt={alt} sizes="(width >= 62rem) 45vw, 90vw" />
                {caption && <figcaption>{caption}</figcaption>}
              </figure>
            ))}
          </div>
        </section>
      )}

      <VoicesSection voices={voices} />

      <ClosingSection closing={closing} plane="warm" image="closing-listening" />
    </>
  );
}

type AwardCardProps = { award: Page['awardList'][number]; types: Page['awards']['types'] };

function AwardCard({ award, types }: AwardCardProps) {
  const { title, subtitle, icon, year, type } = award;
  return (
    <Card picture={<Picture name={`award-${icon}`} alt="" sizes="(width >= 62rem) 27rem, 90vw" />}>
      <div className="row">
        <Tag>{types[type]}</Tag>
        <b className="small">{year}</b>
      </div>
      <h3>{unbroken(title)}</h3>
      <p className="muted">{unbroken(subtitle)}</p>
    </Card>
  );
}
