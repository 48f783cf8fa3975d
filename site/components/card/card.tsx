import type { ReactNode } from 'react';

type Colour = 'river' | 'amber' | 'brick' | 'rose';

type Props = {
  /** For links to it. */
  id?: string | undefined;
  /** `amber` highlights one card of a group. */
  variant?: 'plain' | 'amber';
  /** Colour of the corner's quarter circle. */
  corner?: Colour;
  /** What a page may draw there instead. */
  topic?: string;
  /** Fills the top of the card. */
  picture?: ReactNode;
  /** Aligned at the bottom across neighbouring cards. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A content card. Square corners, because it isn't clickable. */
export function Card({ id, variant = 'plain', corner, topic, picture, foot, children }: Props) {
  const classes = ['card', variant === 'amber' ? 'plane-amber' : 'card-plain'];
  if (corner) classes.push('card-corner', `card-corner-${corner}`);
  return (
    <div className={classes.join(' ')} id={id} data-topic={topic}>
      {picture && <div className="card-picture">{picture}</div>}
      {children}
      {foot && <div className="card-foot">{foot}</div>}
    </div>
  );
}
