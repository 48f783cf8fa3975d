import { MediaList } from '../../components/media-list/media-list.tsx';
import { SectionHead } from '../../components/section-head/section-head.tsx';

type References = {
  heading: string;
  lead?: string | undefined;
  items: ReadonlyArray<{ kind: string; title: string; text: string }>;
};

export function ReferencesSection({ references }: { references: References | undefined }) {
  if (!references) return;
  const { heading, lead, items } = references;
  return (
    <section className="section plane-muted">
      <SectionHead heading={heading} lead={lead} />
      <MediaList items={items} />
    </section>
  );
}
