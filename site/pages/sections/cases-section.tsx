import { SectionHead } from '../../components/section-head/section-head.tsx';
import { type ServiceRow, ServiceRows } from '../../components/service-rows/service-rows.tsx';
import { sectionClass } from './section-class.ts';

type Props = {
  cases: { heading: string; lead?: string | undefined } | undefined;
  list: ServiceRow[];
  plane?: 'ground' | 'muted';
};

/** Case studies, each a link to its page. */
export function CasesSection({ cases, list, plane = 'ground' }: Props) {
  if (!cases || list.length === 0) return;
  return (
    <section className={sectionClass(plane)}>
      <SectionHead heading={cases.heading} lead={cases.lead} />
      <ServiceRows items={list} />
    </section>
  );
}
