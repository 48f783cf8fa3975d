import { Phrases } from '../phrases/phrases.tsx';

type Props = { items: ReadonlyArray<{ number: string; label: string }> };

/** Large numbers with labels; if all can be counted, they are also drawn as dots. */
export function Figures({ items }: Props) {
  if (items.length === 0) return;
  const counts = items.map(({ number }) => countOf(number));
  const columns = counts.every((count) => count % 25 === 0) ? 25 : ROW;
  return (
    <dl className="figures">
      {items.map(({ number, label }, index) => (
        <div key={label}>
          <dt>
            <Phrases text={label} />
          </dt>
          <dd>
            {counts.every(Boolean) && <Dots count={counts[index] as number} columns={columns} />}
            {number}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Dots in a row, unless more fill all rows, and the width of one in the space of 1 that it has. */
const ROW = 20;
const DOT = 0.64;

/** How many dots the number says, from ten to ten rows of them, or 0. */
function countOf(number: string) {
  const count = Number(/^(\d+)\+$/.exec(number)?.[1]);
  return count >= 10 && count <= 10 * ROW ? count : 0;
}

function Dots({ count, columns }: { count: number; columns: number }) {
  const rows = Math.ceil(count / columns);
  return (
    <svg className="figures-dots" viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
      <path
        // Only the topmost row may be short.
        d={Array.from({ length: rows }, (_, row) => {
          const end = row ? columns : count - (rows - 1) * columns;
          return `M.5 ${row + 0.5}H${end - 0.49}`;
        }).join('')}
        strokeWidth={DOT}
        strokeDasharray="0 1"
      />
    </svg>
  );
}
