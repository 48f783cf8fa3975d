import type { PageProps } from '../assemble/page-types.ts';
import { ActionButton } from '../components/action-button/action-button.tsx';
import { Gallery } from '../components/gallery/gallery.tsx';
import { MediaList } from '../components/media-list/media-list.tsx';
import { Picture } from '../components/picture/picture.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { FreePromptsPopup } from '../forms/free-prompts/free-prompts-popup.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { PageHero } from './sections/page-hero.tsx';

export function TvPressPage({ page }: { page: PageProps['tvPress'] }) {
  const { hero, stations, more, media, mediaList, prompts, pictures, closing, popup } = page;
  return (
    <>
      <PageHero
        hero={hero}
        plane="dark"
        art={
          <Wall names={[...pictures, ...stations.flatMap((one) => one.pictures)].map(({ name }) => name)} />
        }
      />

      {stations.length > 0 && (
        <section className="section plane-muted">
          {stations.map(({ id, name, pictures }) => (
            <div key={id} className="tv-press-station">
              <SectionHead heading={name} />
              <Gallery id={id} images={pictures} variant="large" />
            </div>
          ))}
        </section>
      )}

      {pictures.length > 0 && (
        <section className="section">
          <SectionHead {...more} />
          <Gallery id="more" images={pictures} variant="large" />
        </section>
      )}

      {mediaList.length > 0 && (
        <section className="section plane-muted">
          <SectionHead heading={media.heading} lead={media.lead} variant="wide" />
          <MediaList
            items={mediaList.map(({ id, type, title, description, link }) => ({
              id,
              kind: type,
              title,
              text: description,
              link,
            }))}
            open={media.open}
          />
        </section>
      )}

      <ClosingSection closing={closing} variant="band" plane="cool" />

      {popup && (
        <section className="section columns plane-warm">
          <h2 className="heading-m">{unbroken(prompts.heading)}</h2>
          <div className="stack">
            {prompts.lead && <p className="lead">{unbroken(prompts.lead)}</p>}
            <ActionButton action={prompts.action} />
          </div>
        </section>
      )}
      {popup && <FreePromptsPopup {...popup} />}
    </>
  );
}

/** Screens on the wall. */
const SCREENS = 12;

/** A wall of screens with the page's pictures, which all follow below with their descriptions. */
function Wall({ names }: { names: string[] }) {
  return (
    <div className="tv-press-wall" aria-hidden="true">
      {[...new Set(names)].slice(0, SCREENS).map((name, index) => (
        <Picture key={name} name={name} alt="" sizes="22vw" priority={index === 0} />
      ))}
    </div>
  );
}
