import type { ReactNode } from 'react';

/** White, or one of the planes of sections; `amber` alone highlights a card of a group. */
export type CardPlane = 'plain' | 'cool' | 'warm' | 'amber' | 'petrol';

type Props = {
  /** For links to it. */
  id?: string | undefined;
  plane?: CardPlane;
  /** Fills the top of the card. */
  picture?: ReactNode;
  /** Aligned at the bottom across neighbouring cards. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A content card. Square corners, because it isn't clickable. */
export function Card({ id, plane = 'plain', picture, foot, children }: Props) {
  return (
    <div className={plane === 'plain' ? 'card card-plain' : `card plane-${plane}`} id={id}>
      {picture && <div className="card-picture">{picture}</div>}
      {children}
      {foot && <div className="card-foot">{foot}</div>}
    </div>
  );
}

/** Planes of a board, row by row: none beside, above or in a row after its own, also by night, when cool is petrol; the last three are not warm, as the form below them is. */
const board = ['amber', 'warm', 'amber', 'petrol', 'amber', 'cool'] as const;

export const boardPlane = (index: number): CardPlane => board[index % 6] as CardPlane;
