import { unbroken } from '../unbroken/unbroken.tsx';

type Entry = { period: string; title: string; text?: string | undefined };

type Props = {
  items: readonly Entry[];
  /** End of a period that is still open. */
  thisYear: number;
};

/** Stations of a career, one per row, with the years drawn one module each. */
export function Timeline({ items, thisYear }: Props) {
  const spans = items.map(({ period }) => yearsOf(period, thisYear));
  const first = Math.min(...spans.flatMap((span) => span?.from ?? []));
  const end = Math.max(...spans.flatMap((span) => span?.end ?? []));
  return (
    <ol className="timeline" {...(Number.isFinite(first) && { 'data-from': first, 'data-to': end - 1 })}>
      {items.map(({ period, title, text }, index) => (
        <li key={`${period} ${title}`}>
          <span>{period}</span>
          <Years span={spans[index]} first={first} end={end} />
          <div>
            <h3>{unbroken(title)}</h3>
            {text && <p>{unbroken(text)}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

type Span = { from: number; end: number };

/** Years of a period such as "2011–2012", "seit 2013" or "2018"; the year in which it ends belongs to the next one. */
function yearsOf(period: string, thisYear: number): Span | undefined {
  const [from, to] = period.match(/\d{4}/g)?.map(Number) ?? [];
  if (!from) return;
  return { from, end: Math.max(to ?? (/seit/i.test(period) ? thisYear + 1 : 0), from + 1) };
}

function Years({ span, first, end }: { span: Span | undefined; first: number; end: number }) {
  if (!span) return;
  return (
    <svg viewBox={`0 0 ${end - first} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path
        d={`M${span.from - first} .5H${span.end - first}`}
        stroke="currentColor"
        strokeDasharray={`${1 - GAP} ${GAP}`}
      />
    </svg>
  );
}

/** Between two years, in years. */
const GAP = 0.1;
