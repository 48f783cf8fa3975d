import type { Action } from '../../content/schemas/blocks.ts';
import { bookingPages } from '../../content/schemas/booking-pages.ts';
import type { PublicSite } from '../../content/schemas/site.ts';
import { enquiryHref } from '../../lib/enquiry-href.ts';
import { fillSlots } from '../../lib/fill-slots.ts';
import { mailHref } from '../mail-href.ts';

/**
 * Target of a button described by content; undefined if it opens a dialog.
 * @param about fills {{title}} in a mail's subject, or becomes an enquiry's subject
 */
export function actionHref(action: Action, site: PublicSite, about?: string): string | undefined {
  if (action.path) return action.path;
  if (action.booking) return site.bookings[bookingPages[action.booking]];
  if (action.enquiry) return enquiryHref(action.enquiry, about);
  if (!action.mail) return undefined;
  const subject = site.mailSubjects[action.mail];
  return mailHref(site.email, about === undefined ? subject : fillSlots(subject, { title: about }));
}
