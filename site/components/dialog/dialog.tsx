import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

type Props = {
  /** Opened by a button with `commandfor={id} command="show-modal"`, even without script. */
  id: string;
  /** Id of the element that names it. */
  labelledBy: string;
  closeLabel: string;
  /** What closes it besides its button: Escape and an outside click, or nothing. */
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
      // The visitor or popups.ts may have opened it before hydration.
      suppressHydrationWarning
      {...data}
      {...olderBrowsers}
    >
      <button
        type="button"
        className="dialog-button dialog-close"
        commandfor={id}
        command="close"
        aria-label={closeLabel}
      >
        <Icon name="close" />
      </button>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}

/** Polyfill for `closedby` (Safari). */
const olderBrowsers: Pick<ComponentProps<'dialog'>, 'onClick' | 'onKeyDown'> = {
  onClick: ({ currentTarget: dialog, target }: MouseEvent<HTMLDialogElement>) => {
    // Content fills the dialog, so only clicks on the backdrop target the dialog itself.
    if (!knowsClosedBy(dialog) && target === dialog && dialog.getAttribute('closedby') === 'any')
      dialog.close();
  },
  onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget;
    // On keydown, because preventing `cancel` doesn't stop a second Escape.
    if (event.key === 'Escape' && !knowsClosedBy(dialog) && dialog.getAttribute('closedby') === 'none')
      event.preventDefault();
  },
};

const knowsClosedBy = (dialog: HTMLDialogElement) => 'closedBy' in dialog;
