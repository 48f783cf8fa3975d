import { formatDate } from '../../lib/date.ts';

type Props = { author: string; date: string; readTime: number; readTimeLabel: string };

/** An article's author, date and reading time. */
export function MetaLine({ author, date, readTime, readTimeLabel }: Props) {
  return (
    <p className="meta-line">
      <span>{author}</span> <time dateTime={date}>{formatDate(date)}</time>{' '}
      <span>
        {readTime} {readTimeLabel}
      </span>
    </p>
  );
}
