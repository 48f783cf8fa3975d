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
    <div className="timeline">
      {Number.isFinite(first) && <Scale first={first} end={end} />}
      <ol>
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
    </div>
  );
}

/** The first and the last year, and between them each fifth one that leaves those room. */
function Scale({ first, end }: { first: number; end: number }) {
  const fifths = Array.from({ length: end - first }, (_, index) => first + index).filter(
    (year) => year % 5 === 0 && year > first + 2 && year < end - 3,
  );
  const place = (year: number) => `${Math.round((1000 * (year - first)) / (end - first)) / 10}%`;
  return (
    <svg aria-hidden="true">
      <text>{first}</text>
      {fifths.map((year) => (
        <g key={year}>
          <line x1={place(year)} x2={place(year)} y2="100%" />
          <text x={place(year)}>{year}</text>
        </g>
      ))}
      <text x="100%">{end - 1}</text>
    </svg>
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
        strokeDashoffset={-GAP}
      />
    </svg>
  );
}

/** Between two years, in years. */
const GAP = 0.1;
