import { Checklist } from '../checklist/checklist.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';

type Props = { items: ReadonlyArray<{ title: string; text: string; results: readonly string[] }> };

/** Two or three large steps with their results; needs a dark background. */
export function Phases({ items }: Props) {
  return (
    <ol className="phases">
      {items.map(({ title, text, results }) => (
        <li key={title}>
          <h3>{unbroken(title)}</h3>
          <p>{unbroken(text)}</p>
          <Checklist items={results} />
        </li>
      ))}
    </ol>
  );
}
