/** Media and awards that the owner is known from, as text, never logos. */
export function KnownFrom({ items }: { items: ReadonlyArray<{ name: string; kind: string }> }) {
  return (
    <ul className="known-from">
      {items.map(({ name, kind }) => (
        <li key={name}>
          {name} <small>{kind}</small>
        </li>
      ))}
    </ul>
  );
}
