/** One to three quarter circles in a row, which three fill, by level of company support. */
export function LevelArt({ level }: { level: 1 | 2 | 3 }) {
  const colours = quarters[level - 1] ?? [];
  return (
    <svg className="level-art" viewBox="0 0 384 138" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <path fill={`var(--${grounds[level - 1]})`} d="M0 0h384v138H0z" />
      {colours.map((colour, index) => (
        <path key={colour} fill={`var(--${colour})`} d={`M${index * 128} 138a128 128 0 0 1 128-128v128z`} />
      ))}
      <circle cx={colours.length * 128 - 36} cy="102" r="16" fill="var(--chalk)" />
    </svg>
  );
}

const grounds = ['river', 'amber', 'petrol'];
const quarters = [['brick'], ['brick', 'petrol'], ['rose', 'brick', 'amber']];
