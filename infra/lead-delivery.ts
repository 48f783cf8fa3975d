import { Duration, Stack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Alias } from 'aws-cdk-lib/aws-kms';
import { SubscriptionFilter, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { MAILED_FORMS } from '../functions/leads/contract.ts';
import type { Config } from './config.ts';
import { GeneratedSecret } from './generated-secret.ts';
import { Handler } from './handler.ts';
import { LeadSubscriber } from './lead-subscriber.ts';
import type { LeadTables } from './lead-tables.ts';

export type LeadDeliveryProps = Pick<Config, 'ownerEmail' | 'mailSender' | 'webhookUrl'> & {
  functionsFolder: string;
  tables: LeadTables;
  hashKey: GeneratedSecret;
};

/** Delivers stored leads to the owner and the webhook, and confirmations to prospects. */
export class LeadDelivery extends Construct {
  readonly topic: Topic;
  readonly confirmations: LeadSubscriber;
  readonly webhook: LeadSubscriber | undefined;
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
    this.confirmations = this.confirm(new Construct(this, 'Confirmations'), props);
    this.webhook = props.webhookUrl
      ? this.forward(new Construct(this, 'Webhook'), props, props.webhookUrl)
      : undefined;
    this.sweepPending = this.sweep(props);
  }

  /** The topic's key needs no grant: permission to publish includes encrypting. */
  allowNotifying(handler: Handler): void {
    handler.allow(['sns:Publish'], [this.topic.topicArn], { LEAD_TOPIC_ARN: this.topic.topicArn });
  }

  /** Confirms enquiries by mail, and asks sign-ups to confirm theirs. Its handler also needs the site's address. */
  private confirm(scope: Construct, props: LeadDeliveryProps): LeadSubscriber {
    const { functionsFolder, tables, hashKey, ownerEmail, mailSender: sender } = props;
    const subscriber = new LeadSubscriber(scope, 'Subscriber', {
      functionsFolder,
      topic: this.topic,
      name: 'confirm-lead',
      description: 'Confirms enquiries and asks for confirmation of sign-ups, by mail',
      // This includes the daily canary, which is an enquiry.
      filterPolicy: { form: SubscriptionFilter.stringFilter({ allowlist: [...MAILED_FORMS] }) },
      batchSize: 1,
      // A mail that has to wait is received once an hour, for a day at most.
      tries: 36,
    });
    const { handler, queue } = subscriber;
    handler.configure({
      MAIL_SENDER: sender,
      MAIL_REPLY_TO: ownerEmail,
      MAILS_PER_HOUR: '100',
      QUEUE_URL: queue.queueUrl,
    });
    // In SES either the address or its domain is verified.
    const identities = [sender, sender.slice(sender.indexOf('@') + 1)];
    handler.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: identities.map((resourceName) =>
          Stack.of(this).formatArn({ service: 'ses', resource: 'identity', resourceName }),
        ),
        conditions: { StringEquals: { 'ses:FromAddress': sender } },
      }),
    );
    tables.allowCounting(handler);
    hashKey.allowReading(handler);
    return subscriber;
  }

  /** Forwards signed leads to the owner's webhook. */
  private forward(scope: Construct, { functionsFolder, tables }: LeadDeliveryProps, url: string) {
    const secret = new GeneratedSecret(scope, 'Secret', {
      // 48 letters and digits are valid base64 for a key of 36 bytes.
      description: 'Signs webhooks (Standard Webhooks): the receiver gets it as whsec_ and this text',
      variable: 'WEBHOOK_SECRET_ARN',
    });
    const subscriber = new LeadSubscriber(scope, 'Subscriber', {
      functionsFolder,
      topic: this.topic,
      name: 'forward-lead',
      description: 'Forwards leads to the webhook',
      // Each takes up to three seconds (functions/leads/webhook.ts).
      batchSize: 5,
    });
    subscriber.handler.configure({ WEBHOOK_URL: url, WEBHOOK_NETWORK: 'public' });
    secret.allowReading(subscriber.handler);
    tables.allowNotingCanaries(subscriber.handler);
    return subscriber;
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
