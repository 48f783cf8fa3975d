import type { Price } from '../../content/schemas/prices.ts';

/** As few columns as keep a drawing low enough: below each other on phones, beside each other elsewhere. */
const layouts = [
  { columns: 14, rows: 5, showsRest: true },
  { columns: 8, rows: 9, showsRest: false },
];

/** Of the days that each level adds. */
const colours = [
  { ground: 'river', quarter: 'brick' },
  { ground: 'amber', quarter: 'petrol' },
  { ground: 'petrol', quarter: 'rose' },
];

/** Days of an offer: the first number of its scope's units; 0 without one. */
export const daysOf = ({ scope }: Pick<Price, 'scope'>): number =>
  Number(/\d+/.exec(scope?.units ?? '')?.[0] ?? 0);

type Props = {
  /** Of each level, the lowest first. */
  days: readonly number[];
  /** Index of the one that is drawn. */
  level: number;
};

/**
 * A level of company support as a wall of quarter circles, one for each of its days, from the floor up: below, in their
 * colours, those of the levels before, which it contains. On phones, which show one level at a time, without a colour
 * the days that it stops short of.
 */
export function LevelArt({ days, level }: Props) {
  const most = Math.max(...days);
  return layouts.map(({ columns: least, rows, showsRest }) => {
    const columns = Math.max(least, Math.ceil(most / rows));
    const total = showsRest ? most : (days[level] ?? 0);
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
      <svg
        key={least}
        className="level-art"
        viewBox={`0 0 ${columns * 16} ${height * 16}`}
        aria-hidden="true"
      >
        {days.slice(0, showsRest ? undefined : level + 1).map((to, index) => {
          const { ground, quarter } = colours[index % colours.length] as (typeof colours)[number];
          const paths = draw(days[index - 1] ?? 0, to);
          const isRest = index > level;
          return (
            <g key={ground}>
              {!isRest && <path fill={`var(--${ground})`} d={paths.ground} />}
              <path fill={`var(--${isRest ? 'ground' : quarter})`} d={paths.quarters} />
            </g>
          );
        })}
      </svg>
    );
  });
}
