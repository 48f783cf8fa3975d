import type { ReactNode } from 'react';
import { Accordion } from '../components/accordion/accordion.tsx';
import { Award } from '../components/award/award.tsx';
import { BookGrid } from '../components/book-card/book-card.tsx';
import { BookFeature } from '../components/book-feature/book-feature.tsx';
import { Breadcrumb, TrailContext } from '../components/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '../components/button/button.tsx';
import { Card } from '../components/card/card.tsx';
import { CategoryLinks } from '../components/category-links/category-links.tsx';
import { Checklist } from '../components/checklist/checklist.tsx';
import { ClosingCall } from '../components/closing-call/closing-call.tsx';
import { createConsentBanner } from '../components/consent-banner/consent-banner.ts';
import { DownloadCard } from '../components/download-card/download-card.tsx';
import { Facts } from '../components/facts/facts.tsx';
import { Figures } from '../components/figures/figures.tsx';
import { Gallery } from '../components/gallery/gallery.tsx';
import { Hero } from '../components/hero/hero.tsx';
import { KnownFrom } from '../components/known-from/known-from.tsx';
import { MediaList } from '../components/media-list/media-list.tsx';
import { MetaLine } from '../components/meta-line/meta-line.tsx';
import { Phases } from '../components/phases/phases.tsx';
import { Picture } from '../components/picture/picture.tsx';
import { Points } from '../components/points/points.tsx';
import { Price } from '../components/price/price.tsx';
import { PriceCard } from '../components/price-card/price-card.tsx';
import { Prose } from '../components/prose/prose.tsx';
import { Quotation } from '../components/quotation/quotation.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { ServiceRows } from '../components/service-rows/service-rows.tsx';
import { ShareButton } from '../components/share-button/share-button.tsx';
import { Steps } from '../components/steps/steps.tsx';
import { Tag } from '../components/tag/tag.tsx';
import { TalkCard } from '../components/talk-card/talk-card.tsx';
import { Teaser } from '../components/teaser/teaser.tsx';
import { Testimonial } from '../components/testimonial/testimonial.tsx';
import { Toast } from '../components/toast/toast.tsx';
import { useUiTexts } from '../components/ui-texts.ts';
import { WorkshopCard } from '../components/workshop-card/workshop-card.tsx';
import { FormStates } from './form-states.tsx';
import {
  LONG_HEADING,
  LONG_TEXT,
  LONG_WORD,
  longBook,
  longPrice,
  longTalk,
  longTeaser,
  longWorkshop,
} from './long-records.ts';
import { State } from './state.tsx';

const point = { title: LONG_HEADING, text: LONG_TEXT };
const workshopLabels = {
  duration: 'Dauer',
  participants: 'Teilnehmende',
  maximum: 'höchstens',
  request: LONG_WORD,
  form: LONG_HEADING,
  takeaways: LONG_HEADING,
};
const image = { name: 'strategy', alt: 'Drei Stufen unter einer Scheibe' };

/**
 * Components with the longest German words, and in states that real pages hardly show. Everything else is seen on the
 * pages themselves; dark and forced colours come from the browser.
 */
export function Styleguide() {
  return (
    <>
      <div className="page-head" lang="en">
        <h1>Style guide</h1>
        <p className="lead">What the pages don’t show: long words, errors, moments.</p>
      </div>
      <FormStates />
      <Messages />
      <LongTexts />
      <LongCards />
      <LongSections />
    </>
  );
}

function Messages() {
  return (
    <>
      <State of="toast" shows="success; error with long words">
        <Toast
          kind="success"
          title="Vielen Dank!"
          text="Gesendet."
          dismissLabel="Erfolg schließen"
          onDismiss={nothing}
        />
        <Toast
          kind="error"
          title={LONG_HEADING}
          text={LONG_TEXT}
          dismissLabel="Fehler schließen"
          onDismiss={nothing}
        />
      </State>
      <State of="consent-banner" shows="at the foot of the screen, where no analytics id is configured">
        <ConsentButton />
      </State>
    </>
  );
}

/** Created once, because the library allows only one banner per document. */
let banner: ReturnType<typeof createConsentBanner> | undefined;

function ConsentButton() {
  const { consent } = useUiTexts();
  const open = async () => {
    banner ??= createConsentBanner(consent, nothing);
    (await banner).reopen();
  };
  return (
    <p>
      <button type="button" className="button button-small" onClick={open}>
        Einwilligung öffnen
      </button>
    </p>
  );
}

function LongTexts() {
  return (
    <>
      <State of="button, tag, breadcrumb, category-links" shows="long words">
        <p>
          <ButtonLink href="/blog">{LONG_HEADING}</ButtonLink>
        </p>
        <Tag>{LONG_HEADING}</Tag>
        <TrailContext value={[{ label: LONG_HEADING, path: '/' }]}>
          <Breadcrumb />
        </TrailContext>
        <CategoryLinks
          label="Themen"
          items={[
            { label: LONG_HEADING, href: '/blog', isCurrent: true },
            { label: LONG_WORD, href: '/blog' },
          ]}
        />
      </State>
      <State of="share-button" shows="only where the device shares">
        <ShareButton title={LONG_HEADING} address="https://www.example.com/blog" label="Per Gerät teilen" />
      </State>
      <State of="prose" shows="every element of Markdown">
        <Prose html={prose} />
      </State>
      <State of="meta-line, testimonial" shows="a long name; three stars, details">
        <MetaLine author={LONG_HEADING} date="2024-12-28" readTime={12} readTimeLabel="Min. Lesezeit" />
        <Testimonial
          author={LONG_WORD}
          role={LONG_HEADING}
          content={LONG_TEXT}
          rating={3}
          details="Workshop, 2025"
        />
      </State>
      <State of="accordion, checklist, facts, figures, known-from" shows="long words">
        <Accordion
          name="guide-answers"
          items={[
            {
              id: 'guide-answer',
              question: `Was ist ein ${LONG_WORD}?`,
              answer: LONG_TEXT,
              link: { label: LONG_HEADING, path: '/faq' },
            },
          ]}
        />
        <Checklist items={[LONG_TEXT, LONG_HEADING]} variant="quarter" />
        <Facts items={[{ term: LONG_WORD, value: LONG_HEADING }]} />
        <Figures items={[{ number: '1.000.000+', label: LONG_HEADING }]} />
        <KnownFrom items={[{ name: LONG_HEADING, kind: LONG_WORD }]} />
      </State>
      <State of="points, steps, service-rows, media-list, award" shows="long words">
        <Points items={[{ ...point, title: LONG_WORD, sign: 'strategy' }, point]} />
        <Steps items={[point]} />
        <ServiceRows items={[{ ...point, sign: 'mindset', note: LONG_WORD, path: '/ki-mindset-coaching' }]} />
        <MediaList
          open={LONG_WORD}
          items={[{ ...point, kind: 'Podcast', link: 'https://social.example.com/' }]}
        />
        <Award title={LONG_HEADING} note={LONG_WORD} />
      </State>
    </>
  );
}

function LongCards() {
  return (
    <>
      <State of="price" shows="from, in instalments; for consumers; free; small">
        <Price price={longPrice} />
        <Price price={{ ...longPrice, audience: 'consumer' }} />
        <Price price={{ ...longPrice, cents: 0 }} />
        <Price price={longPrice} variant="small" />
      </State>
      <State
        of="card, price-card, workshop-card, talk-card, book-card, download-card, teaser"
        shows="long words"
      >
        <Grid>
          <Card foot={<p>{LONG_WORD}</p>} corner="river">
            <h3>{LONG_HEADING}</h3>
          </Card>
          <PriceCard price={longPrice} variant="highlighted" />
          <WorkshopCard workshop={longWorkshop} labels={workshopLabels} />
          <TalkCard talk={longTalk} labels={{ takeaways: LONG_HEADING, enquire: LONG_HEADING }} />
          <DownloadCard
            download={{
              id: 'guide',
              title: LONG_HEADING,
              description: LONG_TEXT,
              file: 'guide.pdf',
              saveAs: 'guide.pdf',
            }}
            label={LONG_WORD}
            preview={<Picture name="portrait" alt="" />}
          />
          <Teaser teaser={longTeaser} readTimeLabel="Min. Lesezeit" updateLabel={LONG_TEXT} />
        </Grid>
        <BookGrid books={[longBook]} labels={{ bestseller: 'Bestseller', buy: LONG_HEADING }} />
      </State>
      <State of="gallery" shows="one picture without caption, one with a long one">
        <Gallery id="guide-gallery" images={[image, { ...image, name: 'mindset', caption: LONG_HEADING }]} />
      </State>
    </>
  );
}

function LongSections() {
  return (
    <>
      <State of="hero, section-head, closing-call" shows="long words" width="wide">
        <Hero variant="inner" title={LONG_HEADING} image={{ name: 'portrait' }}>
          <p className="lead">{LONG_TEXT}</p>
        </Hero>
        <div className="section">
          <SectionHead heading={LONG_HEADING} lead={LONG_TEXT} />
        </div>
        <ClosingCall heading={LONG_HEADING} text={LONG_TEXT} image="stage">
          <ButtonLink href="/kontakt">{LONG_HEADING}</ButtonLink>
        </ClosingCall>
      </State>
      <State of="book-feature, phases, quotation" shows="long words" width="wide">
        <div className="section plane-amber">
          <BookFeature book={longBook} heading={LONG_HEADING} lead={LONG_TEXT} />
        </div>
        <div className="section plane-dark">
          <Phases
            items={[
              { ...point, results: [LONG_WORD] },
              { ...point, title: LONG_WORD, results: [LONG_TEXT] },
            ]}
          />
        </div>
        <div className="section plane-dark">
          <Quotation text={LONG_TEXT} source={LONG_HEADING} />
        </div>
      </State>
    </>
  );
}

function Grid({ children }: { children: ReactNode[] }) {
  return (
    <ul className="grid">
      {children.map((child, index) => (
        <li key={String(index)}>{child}</li>
      ))}
    </ul>
  );
}

function nothing() {}

const prose = `
<p>Ein Absatz mit <a href="/ki-beratung">Link</a>, <strong>Nachdruck</strong>, <em>Betonung</em> und <code>Code</code>.</p>
<h2>${LONG_HEADING}</h2>
<p>${LONG_TEXT}</p>
<ul><li>Ein Punkt</li><li>mit einer Liste darin<ul><li>${LONG_WORD}</li></ul></li></ul>
<h3>Der Reihe nach</h3>
<ol><li>Erst das Denken</li><li>dann das Werkzeug</li></ol>
<blockquote><p>Werkzeuge lassen sich kaufen, Urteilskraft nicht.</p></blockquote>
<div class="table-scroll" role="region" aria-label="Tabelle" tabindex="0"><table>
<thead><tr><th>Vorhaben</th><th>${LONG_WORD}</th></tr></thead>
<tbody><tr><td>${LONG_WORD}</td><td>2–4 Wochen</td></tr></tbody></table></div>
<pre><code>Fasse den folgenden Text in drei Sätzen zusammen, die eine Geschäftsführerin ohne Vorwissen versteht.</code></pre>
`;
