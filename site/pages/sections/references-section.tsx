import { guestsOf, Hall } from '../../components/media-list/hall.tsx';
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
  const guests = items.map(({ text }) => guestsOf(text));
  const seats = Math.max(...guests.map((count = 0) => count));
  return (
    <section className="section plane-muted">
      <SectionHead heading={heading} lead={lead} />
      <MediaList
        items={items.map((item, index) => ({
          ...item,
          art: guests[index] && <Hall guests={guests[index]} seats={seats} />,
        }))}
      />
    </section>
  );
}
