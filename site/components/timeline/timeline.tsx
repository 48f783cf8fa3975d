import { Unbroken } from '../unbroken/unbroken.tsx';

type Entry = { period: string; title: string; text?: string | undefined };

/** What somebody did when, one entry per row. */
export function Timeline({ items }: { items: readonly Entry[] }) {
  return (
    <ol className="timeline">
      {items.map(({ period, title, text }) => (
        <li key={`${period} ${title}`}>
          <span>{period}</span>
          <div>
            <h3>
              <Unbroken text={title} />
            </h3>
            {text && (
              <p>
                <Unbroken text={text} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
