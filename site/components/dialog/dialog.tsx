import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { closes } from './dialog-invokers.ts';

type Props = {
  /** Opened by a button with `opens(id)`, even without script. */
  id: string;
  /** Id of the element that names it. */
  labelledBy: string;
  closeLabel: string;
  /** Ways to close it besides its button: Escape and an outside click, or nothing (client/older-browsers.ts). */
  closedBy?: 'any' | 'none';
  variant: 'picture' | 'popup';
  children: ReactNode;
} & { [Name in `data-${string}`]?: string | undefined };

/** A modal dialog with a close button, without padding. */
export function Dialog({ id, labelledBy, closeLabel, closedBy = 'any', variant, children, ...data }: Props) {
  return (
    <dialog
      className={`dialog dialog-${variant}`}
      id={id}
      aria-labelledby={labelledBy}
      closedby={closedBy}
      popover={closedBy === 'any' ? 'auto' : 'manual'}
      {...data}
    >
      <button type="button" className="dialog-button dialog-close" {...closes(id)} aria-label={closeLabel}>
        <Icon name="close" />
      </button>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}
