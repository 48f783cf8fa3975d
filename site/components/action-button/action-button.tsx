import type { Action } from '../../content/schemas/blocks.ts';
import { ButtonLink, DialogButton, type Look } from '../button/button.tsx';
import { useSite } from '../site-context.ts';
import { actionHref } from './action-href.ts';

type Props = Look & {
  action: Action;
  /** What the button is about, where the same label stands several times on a page: a workshop's title. */
  about?: string;
  /** What an enquiry or a mail is about, where the label says it already. */
  subject?: string;
};

/** A button as content describes it: leads to a page, a booking page or a mail draft, or opens a dialog. */
export function ActionButton({ action, about, subject = about, ...look }: Props) {
  const href = actionHref(action, useSite(), subject);
  const label = (
    <>
      {action.label}
      {about && <span className="visually-hidden">: {about}</span>}
    </>
  );
  if (href) {
    return (
      <ButtonLink href={href} isBooking={Boolean(action.booking)} {...look}>
        {label}
      </ButtonLink>
    );
  }
  if (!action.opens) throw new Error(`The button "${action.label}" leads nowhere.`);
  return (
    <DialogButton dialog={action.opens} {...look}>
      {label}
    </DialogButton>
  );
}

/** The buttons of a hero or a closing call: the first is the main one. */
export function ActionButtons({ actions }: { actions: readonly Action[] }) {
  if (actions.length === 0) return;
  return (
    <p className="row">
      {actions.map((action, index) => (
        <ActionButton key={action.label} action={action} variant={index === 0 ? 'filled' : 'outline'} />
      ))}
    </p>
  );
}
