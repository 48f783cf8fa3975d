import { Construct } from 'constructs';
import { OWNER_MAIL_KEY_PREFIX } from '../../functions/leads/owner-mail-record.ts';
import { LeadSubscriber, type ReceiverProps } from '../lead-subscriber.ts';
import type { OwnerMails } from '../owner-mails.ts';

/** Mails each lead to the owner; above sixty an hour, hands it over to the digest. */
export function owner(scope: Construct, props: ReceiverProps, mails: OwnerMails): LeadSubscriber {
  const subscriber = new LeadSubscriber(new Construct(scope, 'Owner'), 'Subscriber', {
    ...props,
    name: 'mail-owner',
    description: 'Mails leads to the owner',
    failure: 'Enquiries could not be mailed to the owner',
    // Canaries, too, which it notes and does not mail.
    batchSize: 1,
  });
  const { handler } = subscriber;
  mails.allowMailingOwner(handler);
  mails.queue.grantSendMessages(handler);
  props.tables.allowNotingCanaries(handler);
  props.tables.allowRecording(handler, OWNER_MAIL_KEY_PREFIX);
  return subscriber;
}
