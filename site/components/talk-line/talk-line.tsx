import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import { TalkDetails, type TalkProps, talkAnchor } from '../talk-card/talk-card.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';

/** A talk as a line of a programme, with its picture on wide screens: as a link to the talks' page; there, in full, takeaways and enquiry link. */
export function TalkLine({ talk, labels }: TalkProps) {
  const { image, format, title, subtitle } = talk;
  const anchor = talkAnchor(talk);
  const about = (
    <>
      {subtitle && <p className="talk-line-subtitle">{unbroken(subtitle)}</p>}
      <p className="small muted">{unbroken(format)}</p>
    </>
  );
  return (
    <article className="talk-line" {...(labels && { id: anchor })}>
      <Picture name={image.name} alt={image.alt} sizes="20rem" />
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
