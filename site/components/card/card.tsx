import type { ReactNode } from 'react';

type Props = {
  /** `amber` for the one card of a group that stands out. */
  variant?: 'plain' | 'amber';
  /** Colour of the quarter circle in the corner. */
  corner?: 'river' | 'amber' | 'brick' | 'rose';
  /** A drawing or photograph that fills the head of the card. */
  picture?: ReactNode;
  /** What stands at the lower edge, in line with the cards beside it. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A sheet with content: square, because it is not clicked. */
export function Card({ variant = 'plain', corner, picture, foot, children }: Props) {
  const classes = ['card', variant === 'amber' ? 'plane-amber' : 'card-plain'];
  if (corner) classes.push('card-corner', `card-corner-${corner}`);
  return (
    <div className={classes.join(' ')}>
      {picture && <div className="card-picture">{picture}</div>}
      {children}
      {foot && <div className="card-foot">{foot}</div>}
    </div>
  );
}
