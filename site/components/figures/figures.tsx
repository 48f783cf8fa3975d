type Props = { items: ReadonlyArray<{ number: string; label: string }> };

/** Large numbers with labels; countable ones are also drawn as dots. */
export function Figures({ items }: Props) {
  if (items.length === 0) return;
  return (
    <dl className="figures">
      {items.map(({ number, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Dots number={number} />
            {number}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Dots in a row. */
const ROW = 20;

/** As many dots as the number says, 95 % as 19 of 20, 4,9/5 as five discs; nothing beyond ten rows. */
function Dots({ number }: { number: string }) {
  const [, digits = '', unit = ''] = /^(\d+(?:,\d+)?)(\/5|\s?%|\+)?$/.exec(number) ?? [];
  const value = Number(digits.replace(',', '.'));
  if (!value || value > 10 * ROW) return;
  const size = unit === '/5' ? 4 : 1;
  const share = size > 1 ? value / 5 : unit.endsWith('%') ? value / 100 : 1;
  const count = share < 1 ? ROW / size : Math.round(value);
  const rows = Math.ceil((count * size) / ROW);
  const height = rows * size;
  const dots = (
    <path
      // The topmost row is the one that may be short.
      d={Array.from({ length: rows }, (_, row) => {
        const end = row ? ROW : count * size - (rows - 1) * ROW;
        return `M${size / 2} ${(row + 0.5) * size}H${end - size / 2 + 0.01}`;
      }).join('')}
      strokeWidth={size * 0.64}
      strokeDasharray={`0 ${size}`}
    />
  );
  return (
    <svg className="figures-dots" viewBox={`0 0 ${ROW} ${height}`} aria-hidden="true">
      {share < 1 && <g opacity=".25">{dots}</g>}
      {/* A nested <svg> clips. */}
      <svg width={ROW * share} height={height} aria-hidden="true">
        {dots}
      </svg>
    </svg>
  );
}
