type Props = { items: ReadonlyArray<{ number: string; label: string }> };

/** Large numbers with labels, each drawn in dots where it is one that can be counted. */
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
  const [, digits = '', , unit = ''] = /^(\d+(,\d+)?)(\/5|\s?%|\+)?$/.exec(number) ?? [];
  const value = Number(digits.replace(',', '.'));
  if (!value || value > 10 * ROW) return;
  if (unit === '/5') return <Field rows={4} lines={[{ y: 2, from: 2, to: 18, step: 4 }]} share={value / 5} />;
  const isShare = unit.endsWith('%');
  const count = isShare ? ROW : Math.round(value);
  const rows = Math.ceil(count / ROW);
  const lines = Array.from({ length: rows }, (_, row) => ({
    y: row + 0.5,
    from: 0.5,
    // The topmost row is the one that may be short.
    to: (row === 0 ? count - (rows - 1) * ROW : ROW) - 0.5,
    step: 1,
  }));
  return <Field rows={rows} lines={lines} share={isShare ? value / 100 : 1} />;
}

type Line = { y: number; from: number; to: number; step: number };

/** Lines of dots, drawn as dashes with round caps; `share` of their width is filled. */
function Field({ rows, lines, share }: { rows: number; lines: Line[]; share: number }) {
  const step = lines[0]?.step ?? 1;
  const dots = (
    <path
      d={lines.map(({ y, from, to }) => `M${from} ${y}H${to + 0.01}`).join('')}
      fill="none"
      stroke="currentColor"
      strokeWidth={step * 0.64}
      strokeLinecap="round"
      strokeDasharray={`0 ${step}`}
    />
  );
  return (
    <svg className="figures-dots" viewBox={`0 0 ${ROW} ${rows}`} aria-hidden="true">
      {share < 1 && <g opacity=".25">{dots}</g>}
      {/* A nested <svg> clips. */}
      <svg width={ROW * share} height={rows} aria-hidden="true">
        {dots}
      </svg>
    </svg>
  );
}
