import type { Action } from '../../content/schemas/blocks.ts';
import { type Appearance, ButtonLink, DialogButton } from '../button/button.tsx';
import { useSite } from '../site-context.ts';
import { actionHref } from './action-href.ts';

type Props = Appearance & {
  action: Action;
  /** Tells buttons with the same label apart, such as a workshop's title. */
  about?: string;
  /** Subject of the enquiry or mail, if the label names it already. */
  subject?: string;
};

/** A button described by content: links to a page, booking page or mail draft, or opens a dialog. */
export function ActionButton({ action, about, subject = about, ...appearance }: Props) {
  const href = actionHref(action, useSite(), subject);
  const label = (
    <>
      {action.label}
      {about && <span className="visually-hidden">: {about}</span>}
    </>
  );
  if (href) {
    return (
      <ButtonLink href={href} isBooking={Boolean(action.booking)} {...appearance}>
        {label}
      </ButtonLink>
    );
  }
  if (!action.opens) throw new Error(`The button "${action.label}" leads nowhere.`);
  return (
    <DialogButton dialog={action.opens} {...appearance}>
      {label}
    </DialogButton>
  );
}

/** Buttons of a hero or closing section; the first is primary. */
export function ActionButtons({ actions }: { actions: readonly Action[] }) {
  if (actions.length === 0) return;
  return (
    <p className="row">
      {actions.map((action, index) => [
        <ActionButton key={action.label} action={action} variant={index === 0 ? 'filled' : 'outline'} />,
        ' ',
      ])}
    </p>
  );
}
