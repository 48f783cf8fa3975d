import type { ReactNode } from 'react';
import portrait from '../../images/portrait.svg';
import './closing-call.css';

type Props = { heading: string; text: string; children: ReactNode };

/** The invitation at the end of a page: portrait, sentence and, as `children`, the buttons. */
export function ClosingCall({ heading, text, children }: Props) {
  return (
    <section className="closing-call">
      <img src={portrait} width="600" height="760" alt="" loading="lazy" decoding="async" />
      <div className="stack">
        <h2>{heading}</h2>
        <p className="lead">{text}</p>
        <p className="row">{children}</p>
      </div>
    </section>
  );
}
