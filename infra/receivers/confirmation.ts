import { SubscriptionFilter } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { MAILED_FORMS } from '../../functions/leads/contract.ts';
import { allowMailing } from '../allow-mailing.ts';
import { LeadSubscriber, type ReceiverProps } from '../lead-subscriber.ts';

/** Confirms enquiries by mail, and asks sign-ups to confirm theirs. Its handler also needs the site's address. */
export function confirmation(scope: Construct, props: ReceiverProps): LeadSubscriber {
  const { ownerEmail, mailSender } = props;
  const subscriber = new LeadSubscriber(new Construct(scope, 'Confirmations'), 'Subscriber', {
    ...props,
    name: 'confirm-lead',
    description: 'Confirms enquiries and asks for confirmation of sign-ups, by mail',
    failure: 'Confirmations could not be sent',
    // This includes the canary, which is an enquiry.
    filterPolicy: { form: SubscriptionFilter.stringFilter({ allowlist: [...MAILED_FORMS] }) },
    batchSize: 1,
    // A mail that has to wait is received once an hour, for a day at most. Failures: `quickRetry` in deliver-lead.ts.
    tries: 36,
  });
  subscriber.handler.configure({
    MAIL_REPLY_TO: ownerEmail,
    MAILS_PER_HOUR: '100',
    QUEUE_URL: subscriber.queue.queueUrl,
  });
  allowMailing(subscriber.handler, mailSender);
  props.tables.allowCountingAndLooking(subscriber.handler);
  props.hashKey.allowReading(subscriber.handler);
  return subscriber;
}
