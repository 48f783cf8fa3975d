import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Accordion } from '../../components/accordion/accordion.tsx';
import { Checklist } from '../../components/checklist/checklist.tsx';
import { Facts } from '../../components/facts/facts.tsx';
import { Figures } from '../../components/figures/figures.tsx';
import { KnownFrom } from '../../components/known-from/known-from.tsx';
import { Points } from '../../components/points/points.tsx';
import type { Examples } from '../component.ts';
import { LONG_HEADING, LONG_TEXT, LONG_WORD } from '../long-words.ts';

const longPoint = { title: LONG_HEADING, text: LONG_TEXT };

export const lists: Examples = ({ about, aiConsulting, faq, home, tvSpeaking }) => ({
  title: 'Lists',
  components: [
    {
      name: 'accordion',
      use: 'Questions and answers; one answer is open at a time per name.',
      states: {
        'closed, with one answer open at a time': (
          <Accordion name="guide-closed" items={faq.questions[0]?.questions.slice(0, 3) ?? []} />
        ),
        'open, with a link and long words': (
          <Opened>
            <Accordion
              name="guide-open"
              items={[
                {
                  id: 'guide-long-answer',
                  question: `Was ist ein ${LONG_WORD}?`,
                  answer: LONG_TEXT,
                  link: { label: LONG_HEADING, path: '/faq' },
                },
              ]}
            />
          </Opened>
        ),
      },
    },
    {
      name: 'checklist',
      use: 'What is included (check) or an audience’s takeaways (quarter).',
      states: {
        check: <Checklist items={aiConsulting.prices.reasons ?? []} />,
        'quarter, long words': <Checklist items={[LONG_TEXT, LONG_HEADING]} variant="quarter" />,
      },
    },
    {
      name: 'facts',
      use: 'Two to four terms with a short value each.',
      states: {
        normal: (
          <Facts
            items={[
              { term: 'Ort', value: 'Frankfurt am Main' },
              { term: 'Dauer', value: '90 Minuten' },
            ]}
          />
        ),
        'long words': <Facts items={[{ term: LONG_WORD, value: LONG_HEADING }]} />,
      },
    },
    {
      name: 'figures',
      use: 'Large numbers; each has its evidence in content.',
      states: {
        normal: <Figures items={home.voices.statistics ?? []} />,
        'long words': <Figures items={[{ number: '1.000.000+', label: LONG_HEADING }]} />,
      },
    },
    {
      name: 'known-from',
      use: 'Names as text, never logos.',
      states: {
        normal: <KnownFrom items={tvSpeaking.knownFrom.items} />,
        'long words': <KnownFrom items={[{ name: LONG_HEADING, kind: LONG_WORD }]} />,
      },
    },
    {
      name: 'points',
      use: 'Short statements side by side.',
      states: {
        'with the signs of services': <Points items={about.expertise.items} />,
        'without signs': <Points items={aiConsulting.results.items} />,
        'long words': <Points items={[{ ...longPoint, title: LONG_WORD, sign: 'strategy' }, longPoint]} />,
      },
    },
  ],
});

/** Shows a collapsed <details> open. */
function Opened({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const details of ref.current?.querySelectorAll('details') ?? []) details.open = true;
  }, []);
  return <div ref={ref}>{children}</div>;
}
