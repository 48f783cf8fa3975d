import type { ReactNode } from 'react';
import type { PageProps } from '../../assemble/page-types.ts';
import type { Workshop } from '../../content/schemas/workshops.ts';
import { enquiryHref } from '../../lib/enquiry-href.ts';
import { fillSlots } from '../../lib/fill-slots.ts';
import { isoDuration } from '../../lib/iso-duration.ts';
import { actionHref } from '../action-button/action-href.ts';
import { ButtonLink } from '../button/button.tsx';
import { Card, type CardPlane } from '../card/card.tsx';
import { Checklist } from '../checklist/checklist.tsx';
import { Folded } from '../folded/folded.tsx';
import { Link } from '../link/link.tsx';
import { Price } from '../price/price.tsx';
import { useSite } from '../site-context.ts';
import { Tag } from '../tag/tag.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';

type Props = {
  workshop: PageProps['home']['workshopList'][number] & Partial<Pick<Workshop, 'takeaways'>>;
  labels: {
    duration: string;
    participants: string;
    /** With {{count}} for the maximum number of participants. */
    maximum: string;
    request: string;
    form: string;
    /** Heading above the learning outcomes; without it the card is short. */
    takeaways?: string;
  };
  plane?: CardPlane;
  /** Fills the top of the card. */
  picture?: ReactNode;
};

/** Two days; more would be a pattern rather than a number. */
const MOST_HOURS = 16;

/** Filled bars, of three, by level; what is for all has none. */
const levels: Record<Exclude<Workshop['level'], 'Alle Level'>, number> = {
  Einsteiger: 1,
  Fortgeschritten: 2,
  Führungskräfte: 3,
};

/** A workshop with links to a mail draft and the enquiry form, both naming it. */
export function WorkshopCard({ workshop, labels, plane = 'plain', picture }: Props) {
  const { id, title, description, level, duration, participants, price, takeaways = [] } = workshop;
  const dateTime = isoDuration(duration);
  const [figure, ...unit] = duration.split(/(?=\s)/);
  const bars: number | undefined = levels[level as keyof typeof levels];
  const href = actionHref({ label: labels.request, mail: 'workshop' }, useSite(), title) ?? '';
  return (
    <Card
      id={`workshop-${id}`}
      plane={plane}
      picture={picture}
      foot={
        <>
          {price && <Price price={price} variant="small" />}
          <dl className="workshop-card-data">
            <div>
              <dt>{labels.duration}</dt>
              <dd>
                {dateTime ? (
                  <time dateTime={dateTime}>
                    <b>{figure}</b>
                    {unit}
                  </time>
                ) : (
                  duration
                )}
              </dd>
            </div>
            <div>
              <dt>{labels.participants}</dt>
              <dd>{fillSlots(labels.maximum, { count: participants })}</dd>
            </div>
          </dl>
          <p className="row">
            <ButtonLink href={href} variant="outline" size="small">
              {labels.request}
              <span className="visually-hidden">: {title}</span>
            </ButtonLink>
            {/* The form has no type for workshops; consulting is closest. */}
            <Link href={enquiryHref('consulting', title)} className="text-link">
              {labels.form}
              <span className="visually-hidden">: {title}</span>
            </Link>
          </p>
          {!labels.takeaways && <Hours duration={duration} />}
        </>
      }
    >
      <Tag>
        {bars && <Bars count={bars} />}
        {level}
      </Tag>
      <h3>{unbroken(title)}</h3>
      {labels.takeaways && (
        <>
          <p>{unbroken(description)}</p>
          <Folded label={labels.takeaways} subject={title}>
            <Checklist items={takeaways} />
          </Folded>
        </>
      )}
    </Card>
  );
}

/** Hours of a workshop as quarter circles, a day being eight; of a range, those that may be added apart. */
function Hours({ duration }: { duration: string }) {
  const [, from, to = from, unit = ''] = /^(\d+)(?:–(\d+))?\s(Stunde|Tag)/.exec(duration) ?? [];
  const [least, most] = [from, to].map((figure) => Number(figure) * (unit === 'Tag' ? 8 : 1)) as [
    number,
    number,
  ];
  if (!(most > 0 && most <= MOST_HOURS)) return;
  const quarters = (first: number, end: number) =>
    Array.from({ length: end - first }, (_, hour) => `M${(first + hour) * 16} 16a16 16 0 0 1 16-16v16z`).join(
      '',
    );
  return (
    <svg className="workshop-card-hours" viewBox={`0 0 ${most * 16} 16`} aria-hidden="true">
      <path d={quarters(0, least)} />
      {most > least && <path d={quarters(least, most)} />}
    </svg>
  );
}

function Bars({ count }: { count: number }) {
  return (
    <svg className="workshop-card-bars" viewBox="0 0 28 12" aria-hidden="true">
      {[0, 1, 2].map((index) => (
        <path
          key={index}
          fill={index < count ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.5"
          d={`M${index * 10 + 0.75} 11.25h6.5v-${index * 3.5 + 3.5}h-6.5z`}
        />
      ))}
    </svg>
  );
}
