import { type Point, Points } from '../../components/points/points.tsx';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import { sectionClass } from './section-class.ts';

type Props = {
  section:
    | {
        heading: string;
        lead?: string | undefined;
        items: readonly Point[];
      }
    | undefined;
  plane?: 'ground' | 'muted' | 'dark';
  id?: string;
};

/** A heading with short statements. */
export function PointsSection({ section, plane = 'ground', id }: Props) {
  if (!section) return;
  const { heading, lead, items } = section;
  const isBeside = plane !== 'dark' && [3, 4].includes(items.length);
  return (
    <section className={`${sectionClass(plane)}${isBeside ? ' points-beside' : ''}`} id={id}>
      <SectionHead heading={heading} lead={lead} />
      <Points items={items} />
    </section>
  );
}
