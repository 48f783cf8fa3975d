import type { ReactNode } from 'react';
import { Picture } from '../picture/picture.tsx';
import { callable } from '../unbroken/callable.tsx';
import { unbroken } from '../unbroken/unbroken.tsx';

type Props = {
  heading: string;
  text: string;
  /** Background; don't put two strong ones next to each other. */
  plane?: 'warm' | 'cool' | 'amber';
  /** Replaces the portrait on pages that start with it. */
  image?: string;
  /** Drawn by the page, in place of the picture. */
  art?: ReactNode;
  children: ReactNode;
};

/** Closing call to action: portrait, text and, as `children`, buttons. */
export function ClosingCall({ heading, text, plane = 'warm', image = 'portrait', art, children }: Props) {
  return (
    <section className={`closing-call plane-${plane}`}>
      {art ?? <Picture name={image} alt="" sizes="(width >= 44rem) 33vw, 100vw" />}
      <div className="stack">
        <h2>{unbroken(heading)}</h2>
        <p className="lead">{callable(text)}</p>
        {children}
      </div>
    </section>
  );
}
