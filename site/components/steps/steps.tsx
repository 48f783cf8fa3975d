import './steps.css';

/** What happens one after the other, numbered. */
export function Steps({ items }: { items: ReadonlyArray<{ title: string; text: string }> }) {
  return (
    <ol className="steps">
      {items.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
