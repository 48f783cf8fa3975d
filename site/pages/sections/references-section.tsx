import { ButtonLink } from '../../components/button/button.tsx';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import { unbroken } from '../../components/unbroken/unbroken.tsx';
import { guestsIn } from './guests.ts';
import { depthOf, Hall } from './hall.tsx';

type References = {
  heading: string;
  lead?: string | undefined;
  items: ReadonlyArray<{ kind: string; title: string; text: string }>;
  recording?: { label: string; url: string } | undefined;
};

/** Events, each with its hall if its text says how many came. */
export function ReferencesSection({ references }: { references: References | undefined }) {
  if (!references) return;
  const { heading, lead, items, recording } = references;
  const events = items.map((item) => ({ ...item, guests: guestsIn(item.text) }));
  const depth = Math.max(...events.map(({ guests = 1 }) => depthOf(guests)));
  return (
    <section className="section plane-muted">
      <SectionHead heading={heading} lead={lead} />
      <ul className="references">
        {events.map(({ kind, title, text, guests }) => (
          <li key={`${kind} ${title}`}>
            <div className="references-hall">{guests && <Hall guests={guests} depth={depth} />}</div>
            <div className="references-text">
              <p className="label">{kind}</p>
              <h3>{unbroken(title)}</h3>
              <p>{unbroken(text)}</p>
            </div>
          </li>
        ))}
      </ul>
      {recording && (
        <p className="references-recording">
          <ButtonLink href={recording.url} variant="outline">
            {recording.label}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
