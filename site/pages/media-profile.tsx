import type { PageProps } from '../assemble/page-types.ts';
import { ActionButton, ActionButtons } from '../components/action-button/action-button.tsx';
import { BookShelf } from '../components/book-shelf/book-shelf.tsx';
import { Card, type CardPlane } from '../components/card/card.tsx';
import { CopyButton } from '../components/copy-button/copy-button.tsx';
import { Figures } from '../components/figures/figures.tsx';
import { Hero } from '../components/hero/hero.tsx';
import { MediaList } from '../components/media-list/media-list.tsx';
import { Picture } from '../components/picture/picture.tsx';
import { Quotation } from '../components/quotation/quotation.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { Wave } from '../components/wave.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { ContactSheet } from './sections/contact-sheet.tsx';
import { MoreLink } from './sections/more-link.tsx';
import { PointsSection } from './sections/points-section.tsx';

type Page = PageProps['mediaProfile'];

export default function MediaProfilePage({ page }: { page: Page }) {
  const { hero, figures, profile, appearances, broadcasts, books, bookList, topics, stage, quotation } = page;
  return (
    <>
      <div className="plane-dark media-profile-head">
        <Hero
          variant="inner"
          title={hero.title}
          {...(hero.eyebrow && { eyebrow: hero.eyebrow })}
          image={hero.image ?? { name: 'media' }}
        >
          <p className="lead">{unbroken(hero.lead)}</p>
          {hero.actions && <ActionButtons actions={hero.actions} />}
        </Hero>
        {figures && (
          <section className="section">
            <h2 className="visually-hidden">{unbroken(figures.heading)}</h2>
            <Figures items={figures.statistics} />
          </section>
        )}
      </div>

      {profile && (
        <section className="section">
          <SectionHead heading={profile.heading} lead={profile.lead} variant="wide" />
          <Biographies profile={profile} />
        </section>
      )}

      {(broadcasts.length > 0 || appearances.events.length > 0) && (
        <section className="section plane-muted">
          <SectionHead heading={appearances.heading} lead={appearances.lead} />
          <MediaList
            items={[
              ...broadcasts.map(({ title, station, topic }) => ({
                kind: appearances.tv,
                title,
                text: `${station}: ${topic}`,
              })),
              ...appearances.events,
            ]}
          />
          <MoreLink link={appearances.link} />
        </section>
      )}

      {bookList.length > 0 && (
        <section className="section plane-amber">
          <SectionHead heading={books.heading} lead={books.lead} variant="wide" />
          <BookShelf label={books.heading} books={bookList} />
          <ActionButtons actions={books.links} />
        </section>
      )}

      {topics && (
        <PointsSection
          section={{
            ...topics,
            items: topics.items.map((topic) => ({ ...topic, art: <Wave text={topic.text} /> })),
          }}
        />
      )}

      <section className="section plane-muted columns media-profile-stage">
        <Picture
          name={stage.image.name}
          alt={stage.image.alt}
          onPhones={`${stage.image.name}-strip`}
          sizes="(width >= 62rem) 45vw, 90vw"
        />
        <div className="stack">
          <h2>{unbroken(stage.heading)}</h2>
          {stage.lead && <p className="lead">{unbroken(stage.lead)}</p>}
          <ActionButton action={stage.action} variant="outline" />
        </div>
      </section>

      <section className="section plane-dark">
        <Quotation {...quotation} />
        <Wave text={quotation.text} />
      </section>

      {page.awards && (
        <section className="section">
          <SectionHead heading={page.awards.heading} />
          <MediaList items={page.awards.awards.map(({ title, year }) => ({ kind: String(year), title }))} />
          <MoreLink link={page.awards.link} />
        </section>
      )}

      <ClosingSection
        closing={page.closing}
        variant="band"
        plane="cool"
        art={
          page.kit && (
            <div className="media-profile-kit">
              <ContactSheet {...page.kit} />
              <MoreLink link={{ label: page.kit.heading, path: '/pressebereich#downloads' }} />
            </div>
          )
        }
      />
    </>
  );
}

/** Planes of the biographies, in turn. */
const planes = ['warm', 'cool', 'amber'] as const;

/** Copyable biographies: one sentence, short and long; on phones only the first is open. */
function Biographies({ profile }: { profile: NonNullable<Page['profile']> }) {
  return (
    <ul className="grid media-profile-texts">
      {profile.items.map(({ title, use, text, copy }, index) => (
        <li key={title}>
          <Card
            plane={planes[index % 3] as CardPlane}
            foot={<CopyButton text={text} label={copy} copiedLabel={profile.copied} />}
          >
            <h3>{unbroken(title)}</h3>
            <Wave text={text} />
            <p className="media-profile-use">{use}</p>
            <details open={index === 0}>
              <summary>{use}</summary>
              <p>{unbroken(text)}</p>
            </details>
          </Card>
        </li>
      ))}
    </ul>
  );
}
