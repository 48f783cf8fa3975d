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

export default function TvPressPage({ page }: { page: PageProps['tvPress'] }) {
  const { hero, stations, more, media, mediaList, prompts, pictures, closing, popup } = page;
  return (
    <>
      <PageHero
        hero={hero}
        variant="television"
        plane="dark"
        art={<Television picture={pictures[0] ?? stations[0]?.pictures[0]} />}
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

      <ClosingSection closing={closing} variant="band" plane="cool" art={<PressKit />} />

      {popup && (
        <section className="section tv-press-prompts plane-warm">
          <h2>{unbroken(prompts.heading)}</h2>
          {prompts.lead && <p>{unbroken(prompts.lead)}</p>}
          <ActionButton action={prompts.action} variant="outline" />
        </section>
      )}
      {popup && <FreePromptsPopup {...popup} />}
    </>
  );
}

/** A television set with one of the page's pictures. */
function Television({ picture }: { picture: { name: string } | undefined }) {
  return (
    <div className="tv-press-television" aria-hidden="true">
      <div className="tv-press-set">
        {picture && <Picture name={picture.name} alt="" sizes="(width >= 44rem) 34vw, 45vw" priority />}
      </div>
    </div>
  );
}

/** A folder, and what is taken out of it: a photograph, a cover, a sheet of text. */
function PressKit() {
  return (
    <svg className="tv-press-kit" viewBox="0 0 520 360" aria-hidden="true">
      <path fill="var(--petrol)" d="M30 128h160l32 36h268v196H30z" />
      <g transform="rotate(-8 150 200)">
        <path fill="var(--chalk)" d="M70 50h160v240H70z" />
        <path fill="var(--brick)" d="M82 62h136v170H82z" />
        <path fill="var(--ink)" d="M104 232V142a46 46 0 0 1 92 0v90z" />
        <path fill="var(--rose)" d="M126 124h48v52a24 24 0 0 1-48 0z" />
        <path fill="var(--amber)" d="M96 232a54 40 0 0 1 108 0z" />
      </g>
      <g transform="rotate(7 400 200)">
        <path fill="var(--chalk)" d="M330 46h150v240H330z" />
        <path
          stroke="var(--ink)"
          strokeWidth="8"
          d="M350 80h70M350 106h110M350 132h110M350 158h110M350 184h110M350 210h80"
        />
        <path fill="var(--brick)" d="M440 62h24v24h-24z" />
      </g>
      <path fill="var(--ink)" d="M192 14h152v231H192z" />
      <circle cx="276" cy="150" r="66" fill="var(--amber)" />
      <circle cx="276" cy="150" r="40" fill="var(--brick)" />
      <circle cx="276" cy="150" r="25" fill="var(--chalk)" />
      <circle cx="276" cy="150" r="11" fill="var(--brick)" />
      <path stroke="var(--chalk)" strokeWidth="9" d="M210 40h92M210 58h52" />
      <path fill="var(--amber)" d="M8 222h504l-22 138H30z" />
      <path fill="var(--chalk)" d="M196 264h128v54H196z" />
      <path stroke="var(--ink)" strokeWidth="7" d="M212 282h96M212 300h60" />
    </svg>
  );
}
