import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { TalkDetails, type TalkProps, talkAnchor } from '../talk-card/talk-card.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';

/** A talk as a line of a programme, without its picture: as a link to the talks' page; there, in full, takeaways and enquiry link. */
export function TalkLine({ talk, labels }: TalkProps) {
  const { format, title, subtitle } = talk;
  const anchor = talkAnchor(talk);
  const about = (
    <>
      {subtitle && <p className="talk-line-subtitle">{unbroken(subtitle)}</p>}
      <p className="small muted">{format}</p>
    </>
  );
  return (
    <article className="talk-line" {...(labels && { id: anchor })}>
      <div>
        <h3>{labels ? unbroken(title) : <Link href={`/ki-vortraege#${anchor}`}>{unbroken(title)}</Link>}</h3>
        {labels && about}
      </div>
      <div>{labels ? <TalkDetails talk={talk} labels={labels} /> : about}</div>
      {!labels && (
        <span className="button-puck">
          <Icon name="forward" />
        </span>
      )}
    </article>
  );
}
