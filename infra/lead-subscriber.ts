import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { ITopic, SubscriptionFilter } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Config } from './config.ts';
import type { GeneratedSecret } from './generated-secret.ts';
import { Handler, type HandlerProps } from './handler.ts';
import type { LeadTables } from './lead-tables.ts';

/** Properties of every receiver (receivers/). */
export type ReceiverProps = Pick<Config, 'ownerEmail' | 'mailSender'> & {
  functionsFolder: string;
  topic: ITopic;
  tables: LeadTables;
  hashKey: GeneratedSecret;
};

export type LeadSubscriberProps = Pick<HandlerProps, 'functionsFolder' | 'name' | 'description'> & {
  topic: ITopic;
  /** Meaning of its dead letters, for the alarm's description. */
  failure: string;
  /** Filters leads by message attributes. Default: all. */
  filterPolicy?: Record<string, SubscriptionFilter>;
  /** Leads per invocation. Processed concurrently, but must fit into the timeout even if processed one by one. */
  batchSize: number;
  /** Receptions before a lead becomes a dead letter, two minutes apart unless the handler delays them. Default: 10. */
  tries?: number;
};

/**
 * A receiver of leads: a subscriber of the topic with its own queue, so that its retries never repeat another's work.
 * What keeps failing goes to its dead-letter queue.
 */
export class LeadSubscriber extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;
  readonly handler: Handler;
  readonly failure: string;

  constructor(scope: Construct, id: string, props: LeadSubscriberProps) {
    super(scope, id);
    const { topic, filterPolicy, batchSize, tries = TRIES, functionsFolder, name, description } = props;
    this.failure = props.failure;
    this.deadLetters = createQueue(this, 'DeadLetters', { retentionPeriod: Duration.days(14) });
    this.queue = createQueue(this, 'Queue', {
      visibilityTimeout: TRY_EVERY,
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: tries },
    });
    topic.addSubscription(
      new SqsSubscription(this.queue, { rawMessageDelivery: true, ...(filterPolicy && { filterPolicy }) }),
    );
    this.handler = new Handler(this, 'Handler', {
      functionsFolder,
      name,
      description,
      timeout: TIMEOUT,
      memoryMb: 256,
    });
    this.handler.lambda.addEventSource(
      new SqsEventSource(this.queue, {
        batchSize,
        reportBatchItemFailures: true,
        // Limits cost and load on receivers; a flood of leads waits in the queue.
        maxConcurrency: 2,
      }),
    );
  }
}

/** A receiver's name as it appears in names of alarms and outputs. */
export const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const TIMEOUT = Duration.seconds(20);
/** Visibility timeout. AWS recommends at least six times the function's timeout. */
const TRY_EVERY = Duration.minutes(2);
/** The last attempt is 18 minutes after the first. */
const TRIES = 10;

function createQueue(
  scope: Construct,
  id: string,
  props: Pick<QueueProps, 'visibilityTimeout' | 'retentionPeriod' | 'deadLetterQueue'>,
): Queue {
  // SSE-SQS: SNS can't send to a queue encrypted with the AWS managed KMS key.
  return new Queue(scope, id, { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, ...props });
}
