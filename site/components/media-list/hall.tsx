/** Guests as dots in rows around a stage, the last row apart; `seats` of the largest hall set the scale. */
export function Hall({ guests, seats }: { guests: number; seats: number }) {
  const size = rowsFor(seats).length + FIRST;
  const rows = rowsFor(guests);
  const room = rows.reduce((sum, row) => sum + row, 0);
  let left = guests;
  return (
    <svg className="hall" viewBox={`${-size} ${-size} ${2 * size} ${size + 1}`} aria-hidden="true">
      <path className="hall-stage" d="M-2 0a2 2 0 0 1 4 0z" />
      {rows.map((row, index) => {
        const isLast = index === rows.length - 1;
        const dots = isLast ? left : Math.round((guests * row) / room);
        left -= dots;
        const radius = index + FIRST;
        return (
          <path
            key={radius}
            className={isLast ? 'hall-last' : undefined}
            // So that the last dot is not rounded away.
            pathLength={Math.max(dots - 0.99, 0.01)}
            d={`M${-radius} 0a${radius} ${radius} 0 0 1 ${2 * radius} 0`}
          />
        );
      })}
    </svg>
  );
}

const FIRST = 3;
/** More would be a grey plane. */
const MOST = 2000;
const words = ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];

/** The guests whom a text counts, in digits or in a word. */
export function guestsOf(text: string): number | undefined {
  const [, number = ''] = /([\d.]+|\p{L}+)\+?\s+Gäste/u.exec(text) ?? [];
  const guests = Number(number.replaceAll('.', '')) || words.indexOf(number.toLowerCase()) + 2;
  return guests >= 2 && guests <= MOST ? guests : undefined;
}

/** How many find room in each row. */
function rowsFor(guests: number): number[] {
  const rows: number[] = [];
  for (let room = 0; room < guests; room += rows.at(-1) ?? 0)
    rows.push(Math.floor(Math.PI * (rows.length + FIRST)) + 1);
  return rows;
}
