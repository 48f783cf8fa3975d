import { SectionHead } from '../../components/section-head/section-head.tsx';
import { TalkLine } from '../../components/talk-line/talk-line.tsx';
import { MoreLink } from './more-link.tsx';
import { sectionClass } from './section-class.ts';
import type { TalksProps } from './talks-section.tsx';

/** Talks as lines of a programme, in full or as a preview with a link to their page. */
export function ProgrammeSection({ talks, plane = 'ground', id }: TalksProps) {
  if (!talks) return;
  const { heading, lead, talks: items, takeaways, enquire, link } = talks;
  const labels = takeaways && enquire ? { takeaways, enquire } : undefined;
  return (
    <section className={sectionClass(plane)} id={id}>
      <SectionHead heading={heading} lead={lead} />
      <ul className="talk-lines">
        {items.map((talk) => (
          <li key={talk.id}>
            <TalkLine talk={talk} labels={labels} />
          </li>
        ))}
      </ul>
      {link && <MoreLink link={link} />}
    </section>
  );
}
