/**
 * One to three quarter circles in a row, which three fill, by level of company support; below it the levels before,
 * which it contains, above it those that it stops short of. All reach below their edge, where a fraction of a pixel left
 * a line of the card.
 */
export function LevelArt({ level }: { level: 1 | 2 | 3 }) {
  return storeys.map(({ ground, quarters }) => (
    <svg
      key={ground}
      className={quarters.length > level ? 'level-art level-art-next' : 'level-art'}
      viewBox="0 0 384 128"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      <path fill={`var(--${ground})`} d="M0 0h5e3v132H0z" />
      {quarters.map((colour, index) => (
        <path
          key={colour}
          fill={`var(--${colour})`}
          d={`M${index * 128} 128a128 128 0 0 1 128-128v132h-128z`}
        />
      ))}
      <circle cx={quarters.length * 128 - 36} cy="92" r="16" fill="var(--chalk)" />
    </svg>
  ));
}

const storeys = [
  { ground: 'petrol', quarters: ['rose', 'river', 'brick'] },
  { ground: 'amber', quarters: ['brick', 'petrol'] },
  { ground: 'river', quarters: ['brick'] },
];
