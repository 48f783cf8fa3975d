type Props = {
  /** What a price says of its sessions, as „In der Regel 6–12 Sitzungen“. */
  text: string | undefined;
};

/** Sessions as discs whose halves close: one row as many as are the least, the last whole. */
export function Sessions({ text = '' }: Props) {
  const [, first, last, unit] = /(?<!\d)(\d{1,2})–(\d{1,2})\s(Sitzungen)/.exec(text) ?? [];
  const [least, most] = [Number(first), Number(last)];
  if (!(least > 1 && most > least && most <= 24)) return;
  const rows = Array.from({ length: Math.ceil(most / least) }, (_, row) => row);
  return (
    <svg className="sessions" viewBox={`0 0 ${least * 64 + 150} ${rows.length * 60 - 16}`} aria-hidden="true">
      {Array.from({ length: most }, (_, index) => index).map((index) => {
        const gap = 7 * (1 - index / (most - 1));
        const [x, y] = [(index % least) * 64 + 29, Math.floor(index / least) * 60];
        return (
          <g key={index}>
            <path fill="var(--brick)" d={`M${(x - gap + 0.2).toFixed(1)} ${y}v44a22 22 0 0 1 0-44z`} />
            <path fill="currentColor" d={`M${(x + gap - 0.2).toFixed(1)} ${y}v44a22 22 0 0 0 0-44z`} />
          </g>
        );
      })}
      {rows.map((row) => (
        <text key={row} x={least * 64 + 14} y={row * 60 + 30} fill="currentColor" fontSize="22">
          {Math.min((row + 1) * least, most)} {unit}
        </text>
      ))}
    </svg>
  );
}
