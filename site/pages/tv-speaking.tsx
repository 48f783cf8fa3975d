import type { PageProps, Site } from '../assemble/page-types.ts';
import { Facts } from '../components/facts/facts.tsx';
import { Gallery } from '../components/gallery/gallery.tsx';
import { Picture } from '../components/picture/picture.tsx';
import { Points } from '../components/points/points.tsx';
import { Quotation } from '../components/quotation/quotation.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { FreePromptsPopup } from '../forms/free-prompts/free-prompts-popup.tsx';
import { AwardsSection } from './sections/awards-section.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { PageHero } from './sections/page-hero.tsx';
import { ProgrammeSection } from './sections/programme-section.tsx';
import { VoicesSection } from './sections/voices-section.tsx';

type Page = PageProps['tvSpeaking'];

export default function TvSpeakingPage({ page }: { page: Page; site: Site }) {
  const {
    hero,
    knownFrom,
    gallery,
    pictures,
    award,
    appearance,
    broadcast,
    quotation,
    talks,
    voices,
    closing,
    popup,
  } = page;
  return (
    <>
      <PageHero hero={hero} />
      {knownFrom && (
        <section className="section plane-muted tv-speaking-known">
          <h2 className="heading-s">{unbroken(knownFrom.heading)}</h2>
          {/* As text, never logos. */}
          <Points items={knownFrom.items.map(({ name, kind }) => ({ title: name, text: kind }))} />
        </section>
      )}
      {pictures.length > 0 && (
        <section className="section plane-dark">
          <SectionHead heading={gallery.heading} lead={gallery.lead} />
          <Gallery id="gallery" images={pictures} variant="large" />
        </section>
      )}
      <AwardsSection awards={award} />
      {broadcast && <Broadcast broadcast={broadcast} labels={appearance} />}
      {quotation && (
        <section className="section">
          <Quotation {...quotation} />
        </section>
      )}
      <ProgrammeSection talks={talks} plane="muted" />
      <VoicesSection voices={voices} />
      <ClosingSection closing={closing} variant="band" plane="amber" />
      {popup && <FreePromptsPopup {...popup} />}
    </>
  );
}

type BroadcastProps = { broadcast: NonNullable<Page['broadcast']>; labels: Page['appearance'] };

/** A television appearance: still with lower third, and topic. */
function Broadcast({ broadcast, labels }: BroadcastProps) {
  const { title, station, topic, date, description, image } = broadcast;
  return (
    <section className="section plane-warm columns">
      <figure className="broadcast">
        <Picture name={image.name} alt={image.alt} sizes="(width >= 62rem) 40rem, 100vw" />
        <figcaption className="gallery-caption">
          <b>{station}</b>
        </figcaption>
      </figure>
      <div className="stack">
        <p className="eyebrow">{unbroken(labels.eyebrow)}</p>
        <h2>{unbroken(title)}</h2>
        <Facts
          items={[
            { term: labels.topic, value: topic },
            { term: labels.date, value: date },
          ]}
        />
        <p className="lead">{unbroken(description)}</p>
      </div>
    </section>
  );
}
