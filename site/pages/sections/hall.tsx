/** Seats in a row: as many as fill the last one, too, in a hall about two and a half times as deep as wide. */
function seatsInRow(guests: number): number {
  const ideal = Math.sqrt(guests / 2.5);
  const least = Math.max(1, Math.round(ideal * 0.8));
  const candidates = Array.from({ length: Math.max(1, Math.round(ideal * 0.4)) + 1 }, (_, i) => least + i);
  const empty = (seats: number) => (seats - (guests % seats)) % seats;
  return candidates.reduce((best, seats) => (empty(seats) < empty(best) ? seats : best));
}

/** At one table there is no last row. */
const TABLE = 20;

/** Rows of a hall; a table is as deep as it is wide. */
export const depthOf = (guests: number): number =>
  guests > TABLE ? Math.ceil(guests / seatsInRow(guests)) : tableRadius(guests) * 2 + 1;

/** The part of a table's circle that belongs to who speaks. */
const OWN = 0.2;

/** Seats stand a little wider apart than in a row. */
const tableRadius = (guests: number) => Math.max(2, ((guests - 1) * 1.4) / (2 * Math.PI * (1 - OWN)));

type Props = {
  guests: number;
  /** Rows of the deepest hall beside it: all are drawn to one scale. */
  depth: number;
};

/** A hall from above, one dot a guest: who speaks at the left, the last row at the right. */
export function Hall({ guests, depth }: Props) {
  if (guests <= TABLE) return <Table guests={guests} depth={depth} />;
  const seats = seatsInRow(guests);
  const rows = Math.ceil(guests / seats);
  const last = guests - (rows - 1) * seats;
  const lines = Array.from({ length: seats }, (_, seat) => `M4.5 ${seat + 0.5}h${rows - 1.99}`).join('');
  return (
    <svg viewBox={`0 0 ${depth + 4} ${seats}`} aria-hidden="true">
      <circle className="hall-speaker" cx="1.1" cy={seats / 2} r="1.1" />
      <path className="hall-guests" d={lines} />
      <path className="hall-last" d={`M${rows + 3.5} ${(seats - last) / 2 + 0.5}v${last - 0.99}`} />
    </svg>
  );
}

function Table({ guests, depth }: Props) {
  const radius = tableRadius(guests);
  const size = radius * 2 + 2.2;
  const centre = radius + 1.1;
  const angle = (seat: number) => Math.PI * (1 + OWN + (2 * (1 - OWN) * seat) / Math.max(1, guests - 1));
  const place = (seat: number) =>
    `M${(centre + radius * Math.cos(angle(seat))).toFixed(2)} ${(size / 2 + radius * Math.sin(angle(seat))).toFixed(2)}h.01`;
  // Opposite her sit two, or one.
  const isOpposite = (seat: number) => Math.abs(seat - (guests - 1) / 2) < 1;
  const all = Array.from({ length: guests }, (_, index) => index);
  return (
    <svg viewBox={`0 0 ${depth + 4} ${size}`} aria-hidden="true">
      <circle className="hall-table" cx={centre} cy={size / 2} r={radius - 1.5} />
      <circle className="hall-speaker" cx="1.1" cy={size / 2} r="1.1" />
      <path
        className="hall-guests"
        d={all
          .filter((seat) => !isOpposite(seat))
          .map(place)
          .join('')}
      />
      <path className="hall-last" d={all.filter(isOpposite).map(place).join('')} />
    </svg>
  );
}

/** Rows around who speaks, to the last. */
const rounds = [56, 86, 116, 146, 176];

/** A hall as a half circle, before its guests. */
export const HallOfRows = () => (
  <svg className="hall-of-rows" viewBox="0 0 372 204" aria-hidden="true">
    <circle className="hall-speaker" cx="186" cy="182" r="22" />
    {rounds.map((radius, index) => {
      const seats = Math.round((Math.PI * radius) / 19);
      return (
        <path
          key={radius}
          className={index === rounds.length - 1 ? 'hall-last' : 'hall-guests'}
          pathLength={seats + 0.01}
          d={`M${186 - radius} 194a${radius} ${radius} 0 0 1 ${2 * radius} 0`}
        />
      );
    })}
  </svg>
);
