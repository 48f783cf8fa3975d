import { Phases } from '../../components/phases/phases.tsx';
import { Steps } from '../../components/steps/steps.tsx';
import type { Examples } from '../component.ts';
import { LONG_HEADING, LONG_TEXT, LONG_WORD } from '../long-words.ts';

const longPoint = { title: LONG_HEADING, text: LONG_TEXT };

export const sequences: Examples = ({ aiConsulting, home, talks }) => ({
  title: 'One after the other',
  components: [
    {
      name: 'steps',
      use: 'Numbered steps.',
      states: {
        column: <Steps items={home.form.steps.items} />,
        row: <Steps items={home.form.steps.items} variant="row" />,
        'long words': <Steps items={[longPoint]} />,
      },
    },
    {
      name: 'phases',
      use: 'Two or three large steps with their results; on dark backgrounds only.',
      width: 'bleed',
      states: {
        'on dark': (
          <div className="section plane-dark">
            <Phases items={aiConsulting.phases.items} />
          </div>
        ),
        'long words': (
          <div className="section plane-dark">
            <Phases
              items={[
                { ...longPoint, results: [LONG_WORD] },
                { ...longPoint, title: talks.hero.title, results: [LONG_TEXT] },
              ]}
            />
          </div>
        ),
      },
    },
  ],
});
