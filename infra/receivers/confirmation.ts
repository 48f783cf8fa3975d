import { SubscriptionFilter } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { CONFIRMED_FORMS } from '../../functions/leads/contract.ts';
import { allowMailing } from '../allow-mailing.ts';
import { LeadSubscriber, type ReceiverProps } from '../lead-subscriber.ts';

/** Confirms enquiries by mail. */
export function confirmation(scope: Construct, props: ReceiverProps): LeadSubscriber {
  const { ownerEmail, mailSender } = props;
  const subscriber = new LeadSubscriber(new Construct(scope, 'Confirmations'), 'Subscriber', {
    ...props,
    name: 'confirm-lead',
    description: 'Confirms enquiries by mail',
    failure: 'Confirmations could not be sent',
    // This includes the canary, which is an enquiry.
    filterPolicy: { form: SubscriptionFilter.stringFilter({ allowlist: [...CONFIRMED_FORMS] }) },
    batchSize: 1,
  });
  subscriber.handler.configure({ MAIL_REPLY_TO: ownerEmail });
  allowMailing(subscriber.handler, mailSender);
  props.tables.allowCounting(subscriber.handler);
  props.hashKey.allowReading(subscriber.handler);
  return subscriber;
}
