import type { ReactNode } from 'react';
import { Picture } from '../picture/picture.tsx';

type Props = {
  heading: string;
  text: string;
  /** The plane it stands on; no loud one beside a loud one. */
  plane?: 'warm' | 'cool' | 'amber' | 'muted';
  /** Name of another picture, for pages that begin with the portrait. */
  image?: string;
  children: ReactNode;
};

/** The invitation at the end of a page: portrait, sentence and, as `children`, the row of buttons. */
export function ClosingCall({ heading, text, plane = 'warm', image = 'portrait', children }: Props) {
  return (
    <section className={`closing-call plane-${plane}`}>
      <Picture name={image} alt="" sizes="(width >= 56rem) 33vw, 100vw" />
      <div className="stack">
        <h2>{heading}</h2>
        <p className="lead">{text}</p>
        {children}
      </div>
    </section>
  );
}
