import { bookingPages } from '../../content/booking-pages.ts';
import type { Action } from '../../content/schemas/blocks.ts';
import type { PublicSite } from '../../content/schemas/site.ts';
import { enquiryHref } from '../../forms/enquiry/enquiry-href.ts';
import { fillSlots } from '../fill-slots.ts';
import { mailHref } from '../mail-href.ts';

/**
 * Where a button of content leads; undefined for one that opens a dialog.
 * @param about what the button is about: fills {{title}} in the subject of a mail, is the subject of an enquiry
 */
export function actionHref(action: Action, site: PublicSite, about?: string): string | undefined {
  if (action.path) return action.path;
  if (action.booking) return site.bookings[bookingPages[action.booking]];
  if (action.enquiry) return enquiryHref(action.enquiry, about);
  if (!action.mail) return undefined;
  const subject = site.mailSubjects[action.mail];
  return mailHref(site.email, about === undefined ? subject : fillSlots(subject, { title: about }));
}
