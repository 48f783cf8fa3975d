import { unbroken } from '../unbroken/unbroken.tsx';

type Props = { heading: string; items: ReadonlyArray<{ id: string; text: string }> };

/** Links to the sections of a long text, folded except where all stand above a legal text (unfolded.css). */
export function TableOfContents({ heading, items }: Props) {
  return (
    <nav className="table-of-contents" aria-labelledby="contents">
      <h2 id="contents">{unbroken(heading)}</h2>
      {/* Unfolds what follows. Links in it would count as hidden where they are not folded. */}
      <details>
        <summary>{unbroken(heading)}</summary>
      </details>
      <ol className="table-of-contents-list">
        {items.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
