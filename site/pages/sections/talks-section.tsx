import type { ReactNode } from 'react';
import type { Resolved } from '../../assemble/resolved.ts';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import { TalkCard, type TalkPreview } from '../../components/talk-card/talk-card.tsx';
import type { Link } from '../../content/schemas/blocks.ts';
import type { Talk } from '../../content/schemas/talks.ts';
import { MoreLink } from './more-link.tsx';
import { sectionClass } from './section-class.ts';

type Talks = {
  heading: string;
  lead?: string | undefined;
  talks: ReadonlyArray<TalkPreview & Partial<Resolved<Talk>>>;
  /** Heading above the takeaways; without it the cards are brief. */
  takeaways?: string;
  enquire?: string;
  link?: Link;
};

export type TalksProps = {
  talks: Talks | undefined;
  plane?: 'ground' | 'muted';
  id?: string;
  /** What a card shows below its title, beside what every card does. */
  children?: (talk: Talks['talks'][number]) => ReactNode;
};

/** Talks, in full or as a preview with a link to their page. */
export function TalksSection({ talks, plane = 'ground', id, children }: TalksProps) {
  if (!talks) return;
  const { heading, lead, talks: items, takeaways, enquire, link } = talks;
  const labels = takeaways && enquire ? { takeaways, enquire } : undefined;
  return (
    <section className={sectionClass(plane)} id={id}>
      <SectionHead heading={heading} lead={lead} />
      {labels ? (
        <ul className="grid talk-card-list">
          {items.map((talk) => (
            <li key={talk.id}>
              <TalkCard talk={talk} labels={labels}>
                {children?.(talk)}
              </TalkCard>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <ul className="talk-card-tower">
            {items.map((talk) => (
              <li key={talk.id}>
                <TalkCard talk={talk} />
              </li>
            ))}
          </ul>
          <MoreLink link={link} />
        </>
      )}
    </section>
  );
}
