import type { Price } from '../content/schemas/prices.ts';

/** As many rows as keep the highest low enough; more days than they hold take more columns. */
const least = { columns: 8, rows: 9 };

/** Of the days that each level adds. */
const colours = [
  { ground: 'river', quarter: 'brick' },
  { ground: 'amber', quarter: 'petrol' },
  { ground: 'petrol', quarter: 'rose' },
];

/** Days of an offer: the first number of its scope's units; 0 without one. */
export const daysOf = ({ scope }: Pick<Price, 'scope'>): number =>
  Number(/\d+/.exec(scope?.units ?? '')?.[0] ?? 0);

/**
 * The levels of company support as walls of quarter circles beside each other, one for each of their days, from the
 * floor up: below, in their colours, those of the levels before, which they contain.
 *
 * @param days Of each level, the lowest first.
 */
export function LevelWall({ days }: { days: readonly number[] }) {
  const columns = Math.max(least.columns, Math.ceil(Math.max(...days) / least.rows));
  return (
    <div className="level-wall">
      {days.map((total, level) => {
        const height = Math.ceil(total / columns);
        /** Paths of the cells and their quarters from one day to another; an unfinished row ends where the others do. */
        const draw = (from: number, to: number) => {
          const cells = Array.from({ length: Math.max(0, to - from) }, (_, index) => {
            const row = Math.floor((from + index) / columns);
            const empty = columns - Math.min(columns, total - row * columns);
            return { x: (((from + index) % columns) + empty) * 16, y: (height - row) * 16 };
          });
          return {
            ground: cells.map(({ x, y }) => `M${x} ${y}v-16h16v16z`).join(''),
            quarters: cells.map(({ x, y }) => `M${x} ${y}a16 16 0 0 1 16-16v16z`).join(''),
          };
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two levels may have as many days
          <svg key={level} viewBox={`0 0 ${columns * 16} ${height * 16}`} aria-hidden="true">
            {/* As tall as a quarter, on the first column, which may lack the highest row; the first in the page's margin. */}
            <text
              // On phones larger than a gap of two.
              className={columns - (total % columns) < 3 ? 'level-wall-above' : undefined}
              fontSize="20"
              x={level ? 4 : 19.5}
              y={(total % columns ? 16 : 0) - 2}
            >
              {total}
            </text>
            {days.slice(0, level + 1).map((to, index) => {
              const { ground, quarter } = colours[index % colours.length] as (typeof colours)[number];
              const paths = draw(days[index - 1] ?? 0, to);
              return (
                <g key={ground}>
                  <path fill={`var(--${ground})`} d={paths.ground} />
                  <path fill={`var(--${quarter})`} d={paths.quarters} />
                </g>
              );
            })}
          </svg>
        );
      })}
    </div>
  );
}
