import type { ReactNode } from 'react';
import { opens } from '../dialog/dialog-invokers.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { isExternal, Link } from '../link/link.tsx';

export type Appearance = { variant?: 'filled' | 'outline'; size?: 'normal' | 'small' };

type LinkProps = Appearance & {
  href: string;
  /** Marks calendar links for client/booking-month.ts. */
  isBooking?: boolean;
  children: ReactNode;
};

/**
 * A link styled as a button. Its icon shows the target: this tab, a new tab or a mail draft. Its label may break after any
 * hyphen, as text may be twice as large on a phone.
 */
export function ButtonLink({ href, isBooking = false, children, ...appearance }: LinkProps) {
  return (
    <Link href={href} className={buttonClass(appearance)} data-booking={isBooking ? '' : undefined}>
      <span>{children}</span>
      <span className="button-puck">
        <Icon name={iconFor(href)} />
      </span>
    </Link>
  );
}

/** Opens a dialog on this page, without script. */
export function DialogButton({
  dialog,
  children,
  ...appearance
}: Appearance & { dialog: string; children: ReactNode }) {
  return (
    <button type="button" className={buttonClass(appearance)} {...opens(dialog)} aria-haspopup="dialog">
      {children}
      <span className="button-puck">
        <Icon name="forward" />
      </span>
    </button>
  );
}

/** Submits a form. While pending, it shows the other label (lib/hold-submission.ts). */
export function SubmitButton({ children, pendingLabel }: { children: ReactNode; pendingLabel: string }) {
  return (
    <button type="submit" className={buttonClass({})} data-pending-label={pendingLabel}>
      <span>{children}</span>
      <span className="button-puck">
        <Icon name="forward" />
      </span>
    </button>
  );
}

function buttonClass({ variant = 'filled', size = 'normal' }: Appearance): string {
  const classes = ['button'];
  if (variant === 'outline') classes.push('button-outline');
  if (size === 'small') classes.push('button-small');
  return classes.join(' ');
}

function iconFor(href: string): IconName {
  if (href.startsWith('mailto:')) return 'mail';
  return isExternal(href) ? 'newTab' : 'forward';
}
