/** Large numbers with labels. */
export function Figures({ items }: { items: ReadonlyArray<{ number: string; label: string }> }) {
  if (items.length === 0) return;
  return (
    <dl className="figures">
      {items.map(({ number, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  );
}
