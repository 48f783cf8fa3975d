import { unbroken } from '../unbroken/unbroken.tsx';

type Entry = { id: string; text: string };
type Props = { heading: string; items: ReadonlyArray<Entry & { words?: readonly Entry[] }> };

/** Links to the sections of a long text, folded except where all stand above a legal text (unfolded.css). */
export function TableOfContents({ heading, items }: Props) {
  return (
    <nav className="table-of-contents" aria-labelledby="contents">
      <h2 id="contents">{unbroken(heading)}</h2>
      {/* Unfolds what follows. Links in it would count as hidden where they are not folded. */}
      <details>
        <summary>
          <span className="visually-hidden">{heading}</span>
        </summary>
      </details>
      <ol>
        {items.map(({ words, ...item }) => (
          <li key={item.id}>
            <EntryLink {...item} />
            {words && (
              <ol>
                {words.map((word) => (
                  <li key={word.id}>
                    <EntryLink {...word} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const EntryLink = ({ id, text }: Entry) => <a href={`#${id}`}>{text}</a>;
