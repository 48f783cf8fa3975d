import { Situation } from '../../components/situation/situation.tsx';

type Talk = { format: string; description?: string; image: { name: string } };

type Props = {
  talk: Talk;
  /** Minutes of the longest talk beside it: all are drawn to one scale. */
  longest: number;
};

/** What brings an audience to a talk, and the talk as a rail of dots, one a minute, if its length can be read. */
export function TalkMinutes({ talk, longest }: Props) {
  const { format, description = '', image } = talk;
  const length = minutesOf(format);
  return (
    <div className="talk-minutes">
      <Situation talk={image.name} />
      {length && longest <= MOST && (
        <Dots {...length} longest={longest} questions={/letzte Drittel/.test(description) ? 1 / 3 : 0} />
      )}
    </div>
  );
}

/** More would be no dots any more. */
const MOST = 90;

/** Minutes of the longest of these talks, or 0. */
export const longestOf = (talks: readonly Talk[]) =>
  Math.max(0, ...talks.map(({ format }) => minutesOf(format)?.most ?? 0));

type Length = { least: number; most: number };

/** Of a format, as „Keynote, 45–60 Minuten“. */
function minutesOf(format: string): Length | undefined {
  const [, least, most = least] = /(?<!\d)(\d{1,3})(?:–(\d{1,3}))?\sMinuten/.exec(format) ?? [];
  return least ? { least: Number(least), most: Number(most) } : undefined;
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
      {questions > 0 && <path className="talk-minutes-questions" d={dots(asked, least)} />}
      {most > least && <path className="talk-minutes-more" d={dots(least, most)} />}
    </svg>
  );
}
