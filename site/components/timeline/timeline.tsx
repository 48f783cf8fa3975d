import { unbroken } from '../unbroken/unbroken.tsx';

type Entry = { period: string; title: string; text?: string | undefined };

/** What somebody did when, one entry per row. */
export function Timeline({ items }: { items: readonly Entry[] }) {
  return (
    <ol className="timeline">
      {items.map(({ period, title, text }) => (
        <li key={`${period} ${title}`}>
          <span>{period}</span>
          <div>
            <h3>{unbroken(title)}</h3>
            {text && <p>{unbroken(text)}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
