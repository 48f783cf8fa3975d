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

/** Dots in a row, and the width of one in the space of 1 that it has. */
const ROW = 20;
const DOT = 0.64;

/** Position at which this many dots end; the last may be drawn in part. */
function widthOf(dots: number): number {
  const whole = Math.floor(dots);
  return dots === whole ? dots : whole + (1 - DOT) / 2 + DOT * (dots - whole);
}

/** As many dots as the number says, 95 % as 19 of 20, 4,9/5 as five; all of one size, from ten to ten rows of them. */
function Dots({ number }: { number: string }) {
  const [, digits = '', unit = ''] = /^(\d+(?:,\d+)?)(\/5|\s?%|\+)?$/.exec(number) ?? [];
  const value = Number(digits.replace(',', '.'));
  if (!unit || value > 10 * ROW || (value < 10 && unit !== '/5')) return;
  const count = unit === '/5' ? 5 : unit === '+' ? Math.round(value) : ROW;
  const filled = unit === '/5' ? value : unit === '+' ? count : (value / 100) * ROW;
  const rows = Math.ceil(count / ROW);
  const dots = (
    <path
      // Only the topmost row may be short.
      d={Array.from({ length: rows }, (_, row) => {
        const end = row ? ROW : count - (rows - 1) * ROW;
        return `M0.5 ${row + 0.5}H${end - 0.5 + 0.01}`;
      }).join('')}
      strokeWidth={DOT}
      strokeDasharray="0 1"
    />
  );
  return (
    <svg className="figures-dots" viewBox={`0 0 ${ROW} ${rows}`} aria-hidden="true">
      {filled < count && <g opacity=".25">{dots}</g>}
      {/* A nested <svg> clips, a dot at its share of the dot and not of the gaps around it. */}
      <svg width={filled < count ? widthOf(filled) : ROW} height={rows} aria-hidden="true">
        {dots}
      </svg>
    </svg>
  );
}
