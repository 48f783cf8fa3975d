/** A number's dots, five a row, before the others of what its label counts it from, “von 19 Ideen”. */
export function Count({ number, label }: { number: string; label: string }) {
  const count = /^\d+$/.test(number) ? Number(number) : 0;
  const whole = Number(/(?<!\p{L})(?:von|vorher|statt)\s(\d+)(?![\d.,])/u.exec(label)?.[1] ?? number);
  if (count < 1 || whole < Math.max(count, 2) || whole > 40) return;
  const dots = Array.from(
    { length: whole },
    (_, place) => `M${(place % 5) + 0.5} ${Math.floor(place / 5) + 0.5}h.01`,
  );
  return (
    <svg className="figures-count" viewBox={`0 0 5 ${Math.ceil(whole / 5)}`} aria-hidden="true">
      <path d={dots.slice(0, count).join('')} />
      {whole > count && <path d={dots.slice(count).join('')} />}
    </svg>
  );
}
