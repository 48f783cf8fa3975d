import { ActionButtons } from '../../components/action-button/action-button.tsx';
import { ClosingCall } from '../../components/closing-call/closing-call.tsx';
import { Hero, HeroProofs } from '../../components/hero/hero.tsx';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import type { Examples } from '../component.ts';
import { LONG_HEADING, LONG_TEXT } from '../long-words.ts';

export const openings: Examples = ({ home, aiConsulting }) => ({
  title: 'How pages and sections begin and end',
  components: [
    {
      name: 'hero',
      use: 'The top of a page, with its only h1.',
      width: 'bleed',
      states: {
        home: (
          <Hero variant="home" title={home.hero.title} eyebrow={home.hero.eyebrow} image={{ name: 'hero' }}>
            <p className="lead">{home.hero.lead}</p>
            <HeroProofs proofs={home.hero.proofs} />
          </Hero>
        ),
        'inner, with the sign of a service': (
          <Hero
            variant="inner"
            title={aiConsulting.hero.title}
            eyebrow={aiConsulting.hero.eyebrow}
            sign="consulting"
            image={{ name: 'pillars' }}
            crop="start"
          >
            <p className="lead">{aiConsulting.hero.lead}</p>
            <ActionButtons actions={aiConsulting.hero.actions ?? []} />
          </Hero>
        ),
        'a long title, nothing else': (
          <Hero variant="inner" title={LONG_HEADING} image={{ name: 'portrait' }}>
            <p className="lead">{LONG_TEXT}</p>
          </Hero>
        ),
      },
    },
    {
      name: 'section-head',
      use: 'A section’s heading, with a sentence or two beside it.',
      states: {
        'with lead': <SectionHead heading={home.services.heading} lead={home.services.lead} />,
        'without lead': <SectionHead heading={home.talks.heading} />,
        small: <SectionHead heading={home.talks.heading} lead={home.talks.lead} variant="small" />,
        'long words': <SectionHead heading={LONG_HEADING} lead={LONG_TEXT} />,
      },
    },
    {
      name: 'closing-call',
      use: 'The closing call to action. Never put two strong backgrounds next to each other.',
      width: 'bleed',
      states: {
        ...Object.fromEntries(
          (['warm', 'cool', 'amber', 'muted'] as const).map((plane) => [
            `on ${plane}`,
            <ClosingCall key={plane} plane={plane} heading={home.closing.heading} text={home.closing.text}>
              <ActionButtons actions={[{ label: 'Termin vereinbaren', booking: 'clarity-call' }]} />
            </ClosingCall>,
          ]),
        ),
        'long words and another picture': (
          <ClosingCall heading={LONG_HEADING} text={LONG_TEXT} image="stage">
            <ActionButtons actions={[{ label: LONG_HEADING, path: '/kontakt' }]} />
          </ClosingCall>
        ),
      },
    },
  ],
});
