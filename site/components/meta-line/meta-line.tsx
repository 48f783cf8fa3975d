import { formatDate } from '../../lib/date.ts';

type Props = { author: string; date: string; readTime: number; readTimeLabel: string; updated?: string };

/** An article's author, date and reading time, and when it was last looked through. */
export function MetaLine({ author, date, readTime, readTimeLabel, updated }: Props) {
  return (
    <p className="meta-line">
      <span>{author}</span>
      <time dateTime={date}>{formatDate(date)}</time>
      <span>
        {readTime} {readTimeLabel}
      </span>
      {updated && <span>{updated}</span>}
    </p>
  );
}
