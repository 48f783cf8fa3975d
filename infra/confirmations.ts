import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { type ITopic, SubscriptionFilter } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { CONFIRMED_FORMS } from '../functions/leads/confirmed-forms.ts';
import type { HashKey } from './hash-key.ts';
import { LeadSubscriber } from './lead-subscriber.ts';
import type { LeadTables } from './lead-tables.ts';

export type ConfirmationsProps = {
  functionsFolder: string;
  topic: ITopic;
  tables: LeadTables;
  hashKey: HashKey;
  /** Address that SES sends from; it or its domain has to be verified there. */
  sender: string;
  replyTo: string;
};

/** Confirms enquiries by mail. */
export class Confirmations extends Construct {
  readonly subscriber: LeadSubscriber;

  constructor(scope: Construct, id: string, props: ConfirmationsProps) {
    super(scope, id);
    const { functionsFolder, topic, sender } = props;
    this.subscriber = new LeadSubscriber(this, 'Subscriber', {
      functionsFolder,
      topic,
      name: 'confirm-lead',
      description: 'Confirms enquiries by mail',
      // The daily canary is an enquiry, too.
      filterPolicy: { form: SubscriptionFilter.stringFilter({ allowlist: [...CONFIRMED_FORMS] }) },
      batchSize: 1,
    });
    const { handler } = this.subscriber;
    handler.configure({ MAIL_SENDER: sender, MAIL_REPLY_TO: props.replyTo });
    handler.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: identityArns(Stack.of(this), sender),
        conditions: { StringEquals: { 'ses:FromAddress': sender } },
      }),
    );
    props.tables.allowCounting(handler);
    props.hashKey.allowReading(handler);
  }
}

/** Either the address itself or its whole domain may be what is verified. */
function identityArns(stack: Stack, sender: string): string[] {
  return [sender, sender.slice(sender.indexOf('@') + 1)].map((identity) =>
    stack.formatArn({ service: 'ses', resource: 'identity', resourceName: identity }),
  );
}
