import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

type FrameProps = {
  /** A button with `commandfor={id} command="show-modal"` opens it, without script too. */
  id: string;
  /** Id of the element in it that names it. */
  labelledBy: string;
  closeLabel: string;
  /** What closes it beside its button: Escape and a click outside it, or nothing. */
  closedBy?: 'any' | 'none';
  variant?: 'text' | 'picture' | 'popup';
  children: ReactNode;
} & { [Name in `data-${string}`]?: string | undefined };

/** A window with a heading above its content. */
export function Dialog({ title, children, ...frame }: Omit<FrameProps, 'labelledBy'> & { title: string }) {
  const headingId = `${frame.id}-heading`;
  return (
    <DialogFrame {...frame} labelledBy={headingId}>
      <div className="dialog-text stack">
        <h2 className="heading-m" id={headingId}>
          {title}
        </h2>
        {children}
      </div>
    </DialogFrame>
  );
}

/** A window in front of the page and its close button; what it holds looks after its own space. */
export function DialogFrame({
  id,
  labelledBy,
  closeLabel,
  closedBy = 'any',
  variant = 'text',
  children,
  ...data
}: FrameProps) {
  return (
    <dialog
      className={`dialog dialog-${variant}`}
      id={id}
      aria-labelledby={labelledBy}
      closedby={closedBy}
      // The visitor, or the script of a campaign, may have opened it before React came.
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

/** What the attribute `closedby` says, for browsers that do not know it (Safari). */
const olderBrowsers: Pick<ComponentProps<'dialog'>, 'onClick' | 'onKeyDown'> = {
  onClick: ({ currentTarget: dialog, target }: MouseEvent<HTMLDialogElement>) => {
    // Its content fills it: only a click on its backdrop has the dialog itself for a target.
    if (!knowsClosedBy(dialog) && target === dialog && dialog.getAttribute('closedby') === 'any')
      dialog.close();
  },
  onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget;
    // Preventing `cancel` would let a second Escape through.
    if (event.key === 'Escape' && !knowsClosedBy(dialog) && dialog.getAttribute('closedby') === 'none')
      event.preventDefault();
  },
};

const knowsClosedBy = (dialog: HTMLDialogElement) => 'closedBy' in dialog;
