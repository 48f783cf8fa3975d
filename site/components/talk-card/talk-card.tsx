import type { Resolved } from '../../content/resolved.ts';
import type { Talk } from '../../content/schemas/talks.ts';
import { Checklist } from '../checklist/checklist.tsx';
import { Picture } from '../picture/picture.tsx';

type Props = {
  talk: Resolved<Talk>;
  /** Line above what the audience takes home; without it the card shows only topic and format. */
  takeaways?: string;
};

/** One topic of a talk: picture, format, title and, in full, what the audience takes home. */
export function TalkCard({ talk, takeaways }: Props) {
  const { image, format, title, subtitle, description, keyTakeaways } = talk;
  const isFull = takeaways !== undefined;
  return (
    <article className={isFull ? 'talk-card' : 'talk-card talk-card-brief'}>
      <Picture name={image.name} alt={image.alt} sizes="(width >= 62rem) 40rem, 100vw" />
      <div className="talk-card-text">
        <p className="small muted">{format}</p>
        <h3>{title}</h3>
        {subtitle && <p className="talk-card-subtitle">{subtitle}</p>}
        {isFull && (
          <>
            <p>{description}</p>
            <div className="talk-card-takeaways">
              <p>{takeaways}</p>
              <Checklist items={keyTakeaways} variant="quarter" />
            </div>
          </>
        )}
      </div>
    </article>
  );
}
