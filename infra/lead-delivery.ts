import { Duration } from 'aws-cdk-lib';
import { Alias } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { Config, WebhookValue } from './config.ts';
import { Handler } from './handler.ts';
import type { LeadSubscriber, ReceiverProps } from './lead-subscriber.ts';
import { OwnerMails } from './owner-mails.ts';
import { confirmation } from './receivers/confirmation.ts';
import { owner } from './receivers/owner.ts';
import { webhook } from './receivers/webhook.ts';
import { schedule } from './schedule.ts';

export type LeadDeliveryProps = Omit<ReceiverProps, 'topic'> & Pick<Config, WebhookValue>;

/** Delivers stored leads to their receivers. */
export class LeadDelivery extends Construct {
  readonly topic: Topic;
  /** By the name under which handlers, alarms, outputs and `npm run leads` know them. */
  readonly receivers: Record<string, LeadSubscriber>;
  readonly ownerMails: OwnerMails;
  readonly sweepPending: Handler;

  constructor(scope: Construct, id: string, props: LeadDeliveryProps) {
    super(scope, id);
    this.topic = new Topic(this, 'Leads', {
      displayName: 'Website',
      enforceSSL: true,
      masterKey: Alias.fromAliasName(this, 'SnsKey', 'alias/aws/sns'),
    });
    this.ownerMails = new OwnerMails(this, 'OwnerMails', props);
    const shared = { ...props, topic: this.topic };
    this.receivers = {
      owner: owner(this, shared, this.ownerMails),
      confirmation: confirmation(this, shared),
      ...(props.webhookUrl && { webhook: webhook(this, shared, { name: 'webhook', url: props.webhookUrl }) }),
    };
    this.sweepPending = this.createSweeper(props);
  }

  /** Lets a handler publish leads. The topic's key needs no grant: permission to publish includes encrypting. */
  allowNotifying(handler: Handler): void {
    handler.allow(['sns:Publish'], [this.topic.topicArn], { LEAD_TOPIC_ARN: this.topic.topicArn });
  }

  private createSweeper({ functionsFolder, tables }: LeadDeliveryProps): Handler {
    const handler = new Handler(this, 'SweepPending', {
      functionsFolder,
      name: 'sweep-pending',
      description: 'Notifies of leads that are still pending',
      timeout: Duration.seconds(55),
      memoryMb: 256,
    });
    tables.allowSweeping(handler);
    this.allowNotifying(handler);
    schedule(this, 'EveryMinute', handler, Duration.minutes(1));
    return handler;
  }
}
