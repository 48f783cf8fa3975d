import type { PageProps } from '../assemble/page-types.ts';
import { ActionButton, ActionButtons } from '../components/action-button/action-button.tsx';
import { Gallery } from '../components/gallery/gallery.tsx';
import { HeroProofs } from '../components/hero/hero.tsx';
import { MediaList } from '../components/media-list/media-list.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { Unbroken } from '../components/unbroken/unbroken.tsx';
import { FreePromptsPopup } from '../forms/free-prompts/free-prompts-popup.tsx';
import { ClosingSection } from './sections/closing-section.tsx';

export function TvPressPage({ page }: { page: PageProps['tvPress'] }) {
  const { hero, stations, more, media, mediaList, prompts, pictures, closing, popup } = page;
  return (
    <>
      <header className="page-head">
        <h1>
          <Unbroken text={hero.title} />
        </h1>
        <p className="lead">
          <Unbroken text={hero.lead} />
        </p>
        {hero.actions && <ActionButtons actions={hero.actions} />}
        <HeroProofs proofs={hero.proofs} />
      </header>

      {stations.length > 0 && (
        <section className="section plane-dark">
          {stations.map(({ id, name, pictures }) => (
            <div key={id} className="tv-press-station">
              <SectionHead heading={name} />
              <Gallery id={id} images={pictures} />
            </div>
          ))}
        </section>
      )}

      {pictures.length > 0 && (
        <section className="section plane-muted">
          <SectionHead {...more} />
          <Gallery id="more" images={pictures} />
        </section>
      )}

      {mediaList.length > 0 && (
        <section className="section">
          <SectionHead heading={media.heading} lead={media.lead} />
          <MediaList
            items={mediaList.map(({ type, title, description, link }) => ({
              kind: type,
              title,
              text: description,
              link,
            }))}
            open={media.open}
          />
        </section>
      )}

      {popup && (
        <section className="section plane-muted columns">
          <h2 className="heading-m">
            <Unbroken text={prompts.heading} />
          </h2>
          <div className="stack">
            {prompts.lead && (
              <p className="lead">
                <Unbroken text={prompts.lead} />
              </p>
            )}
            <ActionButton action={prompts.action} />
          </div>
        </section>
      )}

      <ClosingSection closing={closing} variant="band" plane="amber" />
      {popup && <FreePromptsPopup {...popup} />}
    </>
  );
}
