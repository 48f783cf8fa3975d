import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { isExternal, Link } from '../link/link.tsx';

export type Look = { variant?: 'filled' | 'outline'; size?: 'normal' | 'small' };

type LinkProps = Look & {
  href: string;
  /** Whether it leads to a calendar, for client/booking-month.ts. */
  isBooking?: boolean;
  children: ReactNode;
};

/** A link that looks like a button. Its icon tells the target: here, a new tab or a mail draft. */
export function ButtonLink({ href, isBooking = false, children, ...look }: LinkProps) {
  return (
    <Link href={href} className={buttonClass(look)} data-booking={isBooking ? '' : undefined}>
      {children}
      <span className="button-puck">
        <Icon name={iconFor(href)} />
      </span>
    </Link>
  );
}

/** Opens a dialog of this page, without script. */
export function DialogButton({ dialog, children, ...look }: Look & { dialog: string; children: ReactNode }) {
  return (
    <button
      type="button"
      className={buttonClass(look)}
      commandfor={dialog}
      command="show-modal"
      aria-haspopup="dialog"
    >
      {children}
      <span className="button-puck">
        <Icon name="forward" />
      </span>
    </button>
  );
}

/** Sends a form; while it is on its way, says so and cannot be pressed again. */
export function SubmitButton({
  children,
  pending,
  pendingLabel,
}: {
  children: ReactNode;
  pending: boolean;
  pendingLabel: string;
}) {
  return (
    <button type="submit" className={buttonClass({})} disabled={pending} data-pending-label={pendingLabel}>
      {/* Before React takes it over it may say already that it waits (client/hold-submission.ts). */}
      <span suppressHydrationWarning>{pending ? pendingLabel : children}</span>
      <span className="button-puck">{!pending && <Icon name="forward" />}</span>
    </button>
  );
}

function buttonClass({ variant = 'filled', size = 'normal' }: Look): string {
  const classes = ['button'];
  if (variant === 'outline') classes.push('button-outline');
  if (size === 'small') classes.push('button-small');
  return classes.join(' ');
}

function iconFor(href: string): IconName {
  if (href.startsWith('mailto:')) return 'mail';
  return isExternal(href) ? 'newTab' : 'forward';
}
