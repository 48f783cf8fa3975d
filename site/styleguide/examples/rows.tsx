import { Award } from '../../components/award/award.tsx';
import { MediaList } from '../../components/media-list/media-list.tsx';
import { ServiceRows } from '../../components/service-rows/service-rows.tsx';
import type { Examples } from '../component.ts';
import { LONG_HEADING, LONG_TEXT, LONG_WORD } from '../long-words.ts';
import { SideBySide } from '../side-by-side.tsx';

export const rows: Examples = ({ home, tvPress }) => ({
  title: 'Rows',
  components: [
    {
      name: 'service-rows',
      use: 'Services with prices; the whole row is the link.',
      states: {
        normal: <ServiceRows items={home.services.items} />,
        'long words': (
          <ServiceRows
            items={[
              {
                sign: 'mindset',
                title: LONG_HEADING,
                text: LONG_TEXT,
                note: LONG_WORD,
                path: '/ki-mindset-coaching',
              },
            ]}
          />
        ),
      },
    },
    {
      name: 'media-list',
      use: 'Articles, broadcasts and events, one per row; a button only if there is something to open.',
      states: {
        'each kind': (
          <MediaList
            open={tvPress.media.open}
            items={tvPress.mediaList.map(({ type, title, description, link }) => ({
              kind: type,
              title,
              text: description,
              link,
            }))}
          />
        ),
        'long words': (
          <MediaList
            open={tvPress.media.open}
            items={[
              { kind: 'Podcast', title: LONG_HEADING, text: LONG_TEXT, link: 'https://social.example.com/' },
            ]}
          />
        ),
      },
    },
    {
      name: 'award',
      use: 'An award, with its number as artwork.',
      states: {
        'normal, and with long words': (
          <SideBySide>
            <Award {...home.expert.award} />
            <Award title={LONG_HEADING} note={LONG_WORD} />
          </SideBySide>
        ),
      },
    },
  ],
});
