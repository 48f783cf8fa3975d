import type { ServiceSignName } from '../../assemble/page-types.ts';
import { Points } from '../../components/points/points.tsx';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import { sectionClass } from './section-class.ts';

type Props = {
  section:
    | {
        heading: string;
        lead?: string | undefined;
        items: ReadonlyArray<{ title: string; text: string; sign?: ServiceSignName | undefined }>;
      }
    | undefined;
  plane?: 'ground' | 'muted' | 'dark';
  id?: string;
  isSpoken?: boolean;
};

/** A heading with short statements. */
export function PointsSection({ section, plane = 'ground', id, isSpoken = false }: Props) {
  if (!section) return;
  const { heading, lead, items } = section;
  const isBeside = plane !== 'dark' && [3, 4].includes(items.length);
  return (
    <section className={`${sectionClass(plane)}${isBeside ? ' points-beside' : ''}`} id={id}>
      <SectionHead heading={heading} lead={lead} />
      <Points items={items} isSpoken={isSpoken} />
    </section>
  );
}
