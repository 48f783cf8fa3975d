import { Card } from '../../components/card/card.tsx';
import { DownloadCard } from '../../components/download-card/download-card.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { TalkCard } from '../../components/talk-card/talk-card.tsx';
import { WorkshopCard } from '../../components/workshop-card/workshop-card.tsx';
import type { Examples } from '../component.ts';
import { longTalk, longWorkshop } from '../long-records.ts';
import { LONG_HEADING, LONG_TEXT, LONG_WORD } from '../long-words.ts';
import { SideBySide } from '../side-by-side.tsx';

const takeaways = 'Das nehmen Ihre Gäste mit';
const enquire = 'Diesen Vortrag anfragen';

export const cards: Examples = ({ home, press, talks, workshops }) => ({
  title: 'Cards',
  components: [
    {
      name: 'card',
      use: 'The base of the other cards; square, because it isn’t clickable.',
      states: {
        'plain, amber, a corner of each colour, with picture and foot and long words': (
          <SideBySide>
            <Card>Inhalt</Card>
            <Card variant="amber">Inhalt</Card>
            {corners.map((corner) => (
              <Card key={corner} corner={corner}>
                Inhalt
              </Card>
            ))}
            <Card picture={<Picture name="pillar-mindset" alt="" />} foot={<p>{LONG_WORD}</p>}>
              <h3>{LONG_HEADING}</h3>
              <p>{LONG_TEXT}</p>
            </Card>
          </SideBySide>
        ),
      },
    },
    {
      name: 'workshop-card',
      use: 'A workshop; corner and quarters mark its level.',
      states: {
        'each level, short; with takeaways and long words': (
          <SideBySide>
            {workshops.workshopList.map((workshop) => (
              <WorkshopCard key={workshop.id} workshop={workshop} labels={home.workshops} />
            ))}
            <WorkshopCard workshop={longWorkshop} labels={{ ...home.workshops, takeaways }} />
          </SideBySide>
        ),
      },
    },
    {
      name: 'talk-card',
      use: 'A talk, in full or as picture and title.',
      states: {
        'full, brief, full with long words': (
          <SideBySide columns="wide">
            {talks.talks.talks.slice(0, 2).map((talk, index) => (
              <TalkCard key={talk.id} talk={talk} {...(index === 0 && { labels: { takeaways, enquire } })} />
            ))}
            <TalkCard talk={longTalk} labels={{ takeaways: LONG_HEADING, enquire }} />
          </SideBySide>
        ),
      },
    },
    {
      name: 'download-card',
      use: 'A downloadable file, with type and size.',
      states: {
        'built; not built yet, with long words': (
          <SideBySide>
            {press.downloads.items.slice(0, 2).map(({ details, ...download }, index) => (
              <DownloadCard
                key={download.id}
                download={
                  index === 0
                    ? { ...download, ...(details && { details }) }
                    : { ...download, title: LONG_HEADING, description: LONG_TEXT }
                }
                label={press.downloads.download}
                preview={<Picture name="portrait" alt="" />}
              />
            ))}
          </SideBySide>
        ),
      },
    },
  ],
});

const corners = ['river', 'amber', 'brick', 'rose'] as const;
