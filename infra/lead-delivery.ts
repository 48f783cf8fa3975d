import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Alias } from 'aws-cdk-lib/aws-kms';
import { SubscriptionFilter, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Config } from './config.ts';
import { Handler } from './handler.ts';
import type { LeadSubscriber, ReceiverProps } from './lead-subscriber.ts';
import { confirmation } from './receivers/confirmation.ts';
import { webhook } from './receivers/webhook.ts';

export type LeadDeliveryProps = Omit<ReceiverProps, 'topic'> & Pick<Config, 'webhookUrl'>;

/** Delivers stored leads to their receivers. */
export class LeadDelivery extends Construct {
  readonly topic: Topic;
  /** By the name under which handlers, alarms, outputs and `npm run leads` know them. */
  readonly receivers: Record<string, LeadSubscriber>;
  readonly sweepPending: Handler;

  constructor(scope: Construct, id: string, props: LeadDeliveryProps) {
    super(scope, id);
    this.topic = new Topic(this, 'Leads', {
      displayName: 'Website',
      enforceSSL: true,
      masterKey: Alias.fromAliasName(this, 'SnsKey', 'alias/aws/sns'),
    });
    this.topic.addSubscription(
      new EmailSubscription(props.ownerEmail, {
        // The owner doesn't want a mail about the daily canary.
        filterPolicy: { canary: SubscriptionFilter.notExistsFilter() },
      }),
    );
    const shared = { ...props, topic: this.topic };
    this.receivers = {
      confirmation: confirmation(this, shared),
      ...(props.webhookUrl && { webhook: webhook(this, shared, props.webhookUrl) }),
    };
    this.sweepPending = this.sweep(props);
  }

  /** The topic's key needs no grant: permission to publish includes encrypting. */
  allowNotifying(handler: Handler): void {
    handler.allow(['sns:Publish'], [this.topic.topicArn], { LEAD_TOPIC_ARN: this.topic.topicArn });
  }

  /** Retries failed notifications every minute. */
  private sweep({ functionsFolder, tables }: LeadDeliveryProps): Handler {
    const handler = new Handler(this, 'SweepPending', {
      functionsFolder,
      name: 'sweep-pending',
      description: 'Notifies of leads that are still pending',
      timeout: Duration.seconds(55),
      memoryMb: 256,
    });
    tables.allowSweeping(handler);
    this.allowNotifying(handler);
    // The next run retries anyway; Lambda's retries would only count the same error twice.
    handler.lambda.configureAsyncInvoke({ retryAttempts: 0 });
    new Rule(this, 'EveryMinute', {
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [new LambdaFunction(handler.lambda, { retryAttempts: 0 })],
    });
    return handler;
  }
}
