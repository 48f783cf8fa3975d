import { Icon } from '../../components/icon/icon.tsx';
import { ServiceSign } from '../../components/service-sign/service-sign.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import type { Examples } from '../component.ts';
import { LONG_HEADING } from '../long-words.ts';

export const marks: Examples = () => ({
  title: 'Marks',
  components: [
    {
      name: 'icon',
      use: 'Line icons for buttons; always beside a label or in a named button.',
      states: {
        all: (
          <div className="row">
            <Icon name="forward" />
            <Icon name="newTab" />
            <Icon name="close" />
            <Icon name="mail" />
          </div>
        ),
      },
    },
    {
      name: 'service-sign',
      use: 'A service’s icon, always beside its name.',
      states: {
        'the six services': (
          <ul className="row">
            {signs.map((sign) => (
              <li key={sign}>
                <ServiceSign sign={sign} />
                <span lang="en">{sign}</span>
              </li>
            ))}
          </ul>
        ),
      },
    },
    {
      name: 'tag',
      use: 'A category or level, in a word or two. Square, because it isn’t clickable.',
      states: {
        'warm, cool, amber': (
          <div className="row">
            <Tag>KI-Strategien</Tag>
            <Tag variant="cool">Einsteiger</Tag>
            <Tag variant="amber">Bestseller</Tag>
          </div>
        ),
        'a long word': <Tag>{LONG_HEADING}</Tag>,
      },
    },
  ],
});

const signs = ['consulting', 'coaching', 'speaking', 'workshop', 'strategy', 'mindset'] as const;
