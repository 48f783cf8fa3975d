import type { ReactNode } from 'react';
import type { Resolved } from '../../assemble/resolved.ts';
import type { Talk } from '../../content/schemas/talks.ts';
import { enquiryHref } from '../../lib/enquiry-href.ts';
import { ButtonLink } from '../button/button.tsx';
import { Checklist } from '../checklist/checklist.tsx';
import { Folded } from '../folded/folded.tsx';
import { Link } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';

export type TalkPreview = Omit<Resolved<Talk>, 'description' | 'keyTakeaways'>;

export type TalkProps = {
  talk: TalkPreview & Partial<Resolved<Talk>>;
  /** Without labels, only topic and format are shown. */
  labels?: Labels | undefined;
  /** Below its title. */
  children?: ReactNode;
};

type Labels = {
  /** Heading above the takeaways. */
  takeaways: string;
  enquire: string;
};

/** A talk: picture, format and title, as a link to the talks' page; there, in full, takeaways and enquiry link. */
export function TalkCard({ talk, labels, children }: TalkProps) {
  const { image, format, title, subtitle } = talk;
  const anchor = talkAnchor(talk);
  return (
    <article
      className={labels ? 'talk-card talk-card-row' : 'talk-card-brief'}
      {...(labels && { id: anchor })}
    >
      <div className={labels ? undefined : 'linked-picture'}>
        <Picture
          name={image.name}
          alt={image.alt}
          sizes={`(width >= 62rem) 50vw, ${labels ? '10rem' : '100vw'}`}
        />
      </div>
      <div className="talk-card-text">
        <p className="small muted">{format}</p>
        <h3>{labels ? unbroken(title) : <Link href={`/ki-vortraege#${anchor}`}>{unbroken(title)}</Link>}</h3>
        {subtitle && <p className="talk-card-subtitle">{unbroken(subtitle)}</p>}
        {children}
        {labels && <TalkDetails talk={talk} labels={labels} />}
      </div>
    </article>
  );
}

/** Address of a talk on its page. */
export const talkAnchor = ({ id }: TalkProps['talk']) => `vortrag-${id}`;

/** What a talk is about and what its audience can do afterwards, with a link to enquire about it. */
export function TalkDetails({ talk, labels }: { talk: TalkProps['talk']; labels: Labels }) {
  const { title, description, keyTakeaways = [] } = talk;
  return (
    <>
      <Folded label={labels.takeaways} subject={title} intro={description && <p>{unbroken(description)}</p>}>
        <Checklist items={keyTakeaways} />
      </Folded>
      <p>
        <ButtonLink href={enquiryHref('speaker', title)} variant="outline" size="small">
          {labels.enquire}
          <span className="visually-hidden">: {title}</span>
        </ButtonLink>
      </p>
    </>
  );
}
