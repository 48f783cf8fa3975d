import { Situation } from '../situation/situation.tsx';

type Props = { talk: { format: string; image: { name: string } } };

/** A talk's minutes on a dial, up to the most if they vary, beside what brings an audience to it. */
export function TalkDial({ talk: { format, image } }: Props) {
  const [, least = '', most = least] = /(\d+)(?:–(\d+))?\s+Min/.exec(format) ?? [];
  if (!(Number(least) > 0 && Number(most) <= 60)) return;
  return (
    <div className="talk-dial">
      <Situation talk={image.name} />
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <circle className="talk-dial-face" r="47" pathLength="60" />
        <path className="talk-dial-most" pathLength="60" strokeDasharray={`${most} 60`} d={CIRCLE} />
        <path className="talk-dial-least" pathLength="60" strokeDasharray={`${least} 60`} d={CIRCLE} />
      </svg>
    </div>
  );
}

/** Clockwise from twelve. */
const CIRCLE = 'M0-21a21 21 0 0 1 0 42a21 21 0 0 1 0-42';
