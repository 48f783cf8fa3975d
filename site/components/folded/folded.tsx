import type { ReactNode } from 'react';

type Props = {
  label: string;
  /** What is folded, by which screen readers tell several of a page apart. */
  subject: string;
  /** Stands above the label on wide screens. */
  intro?: ReactNode;
  children: ReactNode;
};

/** The longer part of a card: folded on phones and tablets, so that cards can be compared; plain on wide screens. */
export function Folded({ label, subject, intro, children }: Props) {
  return (
    <details className="folded">
      <summary>
        {label}
        <span className="visually-hidden">{`: ${subject}`}</span>
      </summary>
      <div>
        {intro}
        <p className="folded-label">{label}</p>
        {children}
      </div>
    </details>
  );
}
