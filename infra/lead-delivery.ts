import { Duration, Stack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Alias } from 'aws-cdk-lib/aws-kms';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription, SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { Handler } from './handler.ts';
import type { LeadTables } from './lead-tables.ts';
import type { OriginSecret } from './origin-secret.ts';

export type LeadDeliveryProps = {
  functionsFolder: string;
  tables: LeadTables;
  originSecret: OriginSecret;
  /** Receives the notifications, and the answers to confirmations. */
  ownerEmail: string;
  /** Address that SES sends confirmations from; it or its domain has to be verified there. */
  mailSender: string;
};

/** From a stored lead to the people who wait for it: the owner's notification and the prospect's confirmation. */
export class LeadDelivery extends Construct {
  readonly topic: Topic;
  readonly confirmations: Queue;
  readonly deadLetters: Queue;
  readonly sweepPending: Handler;

  constructor(scope: Construct, id: string, props: LeadDeliveryProps) {
    super(scope, id);
    this.topic = new Topic(this, 'Leads', {
      displayName: 'Website',
      enforceSSL: true,
      masterKey: Alias.fromAliasName(this, 'SnsKey', 'alias/aws/sns'),
    });
    this.topic.addSubscription(new EmailSubscription(props.ownerEmail));

    this.deadLetters = createQueue(this, 'ConfirmationDeadLetters', { retentionPeriod: Duration.days(14) });
    this.confirmations = createQueue(this, 'Confirmations', {
      visibilityTimeout: TRY_EVERY,
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: TRIES },
    });
    this.topic.addSubscription(new SqsSubscription(this.confirmations, { rawMessageDelivery: true }));
    this.createDeliverer(this.confirmations, props);
    this.sweepPending = this.createSweeper(props);
  }

  /** To tell the owner of a lead. The topic's key needs no grant: it lets whoever may publish encrypt. */
  allowNotifying(handler: Handler): void {
    handler.allow(['sns:Publish'], [this.topic.topicArn], { LEAD_TOPIC_ARN: this.topic.topicArn });
  }

  private createDeliverer(queue: Queue, props: LeadDeliveryProps): void {
    const { ownerEmail, mailSender } = props;
    const handler = new Handler(this, 'DeliverLead', {
      functionsFolder: props.functionsFolder,
      name: 'deliver-lead',
      description: 'Confirms enquiries by mail',
      timeout: DELIVERY_TIMEOUT,
      memoryMb: 256,
    });
    handler.configure({ MAIL_SENDER: mailSender, MAIL_REPLY_TO: ownerEmail });
    handler.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: identityArns(Stack.of(this), mailSender),
        conditions: { StringEquals: { 'ses:FromAddress': mailSender } },
      }),
    );
    props.tables.allowCounting(handler);
    props.originSecret.allowReading(handler);
    handler.lambda.addEventSource(new SqsEventSource(queue, { batchSize: 1, reportBatchItemFailures: true }));
  }

  private createSweeper(props: LeadDeliveryProps): Handler {
    const handler = new Handler(this, 'SweepPending', {
      functionsFolder: props.functionsFolder,
      name: 'sweep-pending',
      description: 'Notifies of leads that are still pending',
      timeout: Duration.seconds(55),
      memoryMb: 256,
    });
    props.tables.allowSweeping(handler);
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

const DELIVERY_TIMEOUT = Duration.seconds(15);
/** Not below six times the timeout: Lambda may hold a message that long before it is thrown back. */
const TRY_EVERY = Duration.minutes(2);
/** The last try comes 18 minutes after the first. */
const TRIES = 10;

function createQueue(
  scope: Construct,
  id: string,
  props: Pick<QueueProps, 'visibilityTimeout' | 'retentionPeriod' | 'deadLetterQueue'>,
): Queue {
  // SQS's own key: SNS could not send to a queue under the AWS managed one.
  return new Queue(scope, id, { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, ...props });
}

/** Either the address itself or its whole domain may be what is verified. */
function identityArns(stack: Stack, sender: string): string[] {
  return [sender, sender.slice(sender.indexOf('@') + 1)].map((identity) =>
    stack.formatArn({ service: 'ses', resource: 'identity', resourceName: identity }),
  );
}
