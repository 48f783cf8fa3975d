import { ButtonLink } from '../button/button.tsx';
import { Tag } from '../tag/tag.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';

type Row = {
  /** For links to it. */
  id?: string;
  /** Kind of medium or event. */
  kind: string;
  title: string;
  text?: string;
  /** URL; "#" or undefined if not available online. */
  link?: string | undefined;
};

type Props = {
  items: readonly Row[];
  /** Label of the links, which show an arrow only. */
  open?: string;
};

/** Kinds in content/media.yaml that have a colour of their own. */
const variants: Readonly<Record<string, 'amber' | 'cool' | 'ink'>> = {
  TV: 'amber',
  Radio: 'cool',
  Podcast: 'cool',
  Online: 'ink',
};

/** Articles, broadcasts and events, one per row. */
export function MediaList({ items, open }: Props) {
  return (
    <ul className="media-list">
      {items.map(({ id, kind, title, text, link }) => (
        <li key={`${kind} ${title}`} id={id}>
          <Tag variant={variants[kind] ?? 'warm'}>{kind}</Tag>
          <div>
            <h3>{unbroken(title)}</h3>
            {text && <p>{unbroken(text)}</p>}
          </div>
          {open && link && link !== '#' && (
            <ButtonLink href={link} variant="outline" size="small">
              <span className="visually-hidden">{`${open}: ${title}`}</span>
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}
