import { Icon } from '../../components/icon/icon.tsx';
import { Link } from '../../components/link/link.tsx';
import { Situation } from '../../components/situation/situation.tsx';
import { talkAnchor } from '../../components/talk-card/talk-card.tsx';
import { unbroken } from '../../components/unbroken/unbroken.tsx';

type Talk = {
  id: string;
  title: string;
  format: string;
  description?: string;
  image: { name: string; alt: string };
};

/** Talks as rows of dots, one a minute, if all lengths can be read; each leads to its talk. */
export function TalkLengths({ talks }: { talks: readonly Talk[] }) {
  const lengths = talks.map(({ format }) => minutesOf(format));
  const longest = Math.max(...lengths.map((length) => length?.most ?? 0));
  // More would be no dots any more.
  if (longest === 0 || longest > 90) return;
  return (
    <ul className="talk-lengths">
      {talks.map((talk, index) => {
        const { title, description = '', image } = talk;
        const length = lengths[index];
        return (
          length && (
            <li key={talk.id}>
              <Situation talk={image.name} />
              <Link href={`#${talkAnchor(talk)}`}>
                <b>{unbroken(title.split(':')[0] ?? title)}</b>{' '}
                <small>
                  {length.text} <Icon name="forward" />
                </small>
              </Link>
              <Dots
                {...length}
                longest={longest}
                questions={/letzte Drittel/.test(description) ? 1 / 3 : 0}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}

type Length = { least: number; most: number; text: string };

/** Of a format, as „Keynote, 45–60 Minuten“. */
function minutesOf(format: string): Length | undefined {
  const [text, least, most = least] = /(?<!\d)(\d{1,3})(?:–(\d{1,3}))?\sMinuten/.exec(format) ?? [];
  return text && least ? { text, least: Number(least), most: Number(most) } : undefined;
}

/** Two rows, in which ten minutes stand a little apart. */
const GAP = 0.8;
const columnOf = (minute: number) => Math.floor(minute / 2) + Math.floor(minute / 10) * GAP;
const dot = (minute: number) => `M${(columnOf(minute) + 0.5).toFixed(1)} ${(minute % 2) + 0.5}h.01`;

function Dots({ least, most, longest, questions }: Length & { longest: number; questions: number }) {
  const asked = Math.round(least * (1 - questions));
  const dots = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => dot(from + index)).join('');
  return (
    <svg viewBox={`0 0 ${(columnOf(longest - 1) + 1).toFixed(1)} 2`} aria-hidden="true">
      <path d={dots(0, asked)} />
      {questions > 0 && <path className="talk-lengths-questions" d={dots(asked, least)} />}
      {most > least && <path className="talk-lengths-more" d={dots(least, most)} />}
    </svg>
  );
}
