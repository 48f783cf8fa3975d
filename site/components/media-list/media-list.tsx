import { ButtonLink } from '../button/button.tsx';
import { Tag } from '../tag/tag.tsx';

type Row = {
  /** The kind of medium or event, in a word or two. */
  kind: string;
  title: string;
  text: string;
  /** Where it can be seen or read; "#" or nothing where it cannot. */
  link?: string | undefined;
};

type Props = {
  items: readonly Row[];
  /** Label of the buttons that lead there. */
  open?: string;
};

/** Kinds with a colour of their own, as the visitor meets them in content/media.yaml. */
const variants: Readonly<Record<string, 'amber' | 'cool'>> = { TV: 'amber', Radio: 'cool', Podcast: 'cool' };

/** Articles, broadcasts and events, one a row. */
export function MediaList({ items, open }: Props) {
  return (
    <ul className="media-list">
      {items.map(({ kind, title, text, link }) => (
        <li key={`${kind} ${title}`}>
          <Tag variant={variants[kind] ?? 'warm'}>{kind}</Tag>
          <div>
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </div>
          {open && link && link !== '#' && (
            <ButtonLink href={link} variant="outline" size="small">
              {open}
              <span className="visually-hidden">: {title}</span>
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}
