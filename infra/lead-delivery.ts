import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Alias } from 'aws-cdk-lib/aws-kms';
import { SubscriptionFilter, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { Confirmations } from './confirmations.ts';
import { Handler } from './handler.ts';
import type { HashKey } from './hash-key.ts';
import type { LeadSubscriber } from './lead-subscriber.ts';
import type { LeadTables } from './lead-tables.ts';
import { Webhook } from './webhook.ts';

export type LeadDeliveryProps = {
  functionsFolder: string;
  tables: LeadTables;
  hashKey: HashKey;
  /** Receives the notifications, and the answers to confirmations. */
  ownerEmail: string;
  /** Address that SES sends confirmations from; it or its domain has to be verified there. */
  mailSender: string;
  /** Where leads are forwarded to, if anywhere. */
  webhookUrl: string | undefined;
};

/** From a stored lead to those who wait for it: the owner, the owner's webhook, and the prospect. */
export class LeadDelivery extends Construct {
  readonly topic: Topic;
  readonly confirmations: LeadSubscriber;
  readonly webhook: LeadSubscriber | undefined;
  readonly sweepPending: Handler;

  constructor(scope: Construct, id: string, props: LeadDeliveryProps) {
    super(scope, id);
    const { functionsFolder, tables, hashKey, ownerEmail, mailSender, webhookUrl: url } = props;
    this.topic = new Topic(this, 'Leads', {
      displayName: 'Website',
      enforceSSL: true,
      masterKey: Alias.fromAliasName(this, 'SnsKey', 'alias/aws/sns'),
    });
    this.topic.addSubscription(
      new EmailSubscription(ownerEmail, {
        // The daily canary is no news to a person.
        filterPolicy: { canary: SubscriptionFilter.notExistsFilter() },
      }),
    );
    const common = { functionsFolder, topic: this.topic, tables };
    const mail = { hashKey, sender: mailSender, replyTo: ownerEmail };
    this.confirmations = new Confirmations(this, 'Confirmations', { ...common, ...mail }).subscriber;
    this.webhook =
      url === undefined ? undefined : new Webhook(this, 'Webhook', { ...common, url }).subscriber;
    this.sweepPending = this.createSweeper(props);
  }

  /** To tell the owner of a lead. The topic's key needs no grant: it lets whoever may publish encrypt. */
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
    // Tried again by the next minute's run and by nobody else: an error is to be counted once.
    handler.lambda.configureAsyncInvoke({ retryAttempts: 0 });
    new Rule(this, 'EveryMinute', {
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [new LambdaFunction(handler.lambda, { retryAttempts: 0 })],
    });
    return handler;
  }
}
