import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { ITopic, SubscriptionFilter } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { Handler, type HandlerProps } from './handler.ts';

export type LeadSubscriberProps = Pick<HandlerProps, 'functionsFolder' | 'name' | 'description'> & {
  topic: ITopic;
  /** Which leads it hears of, by the attributes of their messages; all, if absent. */
  filterPolicy?: Record<string, SubscriptionFilter>;
  /** How many leads it takes in one call, side by side; even one after the other they have to fit into its time. */
  batchSize: number;
};

/**
 * One who hears of leads, behind a queue of its own: what it cannot do is tried again without a repetition at
 * any other, and put aside in the end.
 */
export class LeadSubscriber extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;
  readonly handler: Handler;

  constructor(scope: Construct, id: string, props: LeadSubscriberProps) {
    super(scope, id);
    const { topic, filterPolicy, batchSize, ...handler } = props;
    this.deadLetters = createQueue(this, 'DeadLetters', { retentionPeriod: Duration.days(14) });
    this.queue = createQueue(this, 'Queue', {
      visibilityTimeout: TRY_EVERY,
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: TRIES },
    });
    topic.addSubscription(
      new SqsSubscription(this.queue, { rawMessageDelivery: true, ...(filterPolicy && { filterPolicy }) }),
    );
    this.handler = new Handler(this, 'Handler', { ...handler, timeout: TIMEOUT, memoryMb: 256 });
    this.handler.lambda.addEventSource(
      new SqsEventSource(this.queue, {
        batchSize,
        reportBatchItemFailures: true,
        // A flood of leads waits in the queue; it costs no more than two at a time, and floods no receiver.
        maxConcurrency: 2,
      }),
    );
  }
}

const TIMEOUT = Duration.seconds(20);
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
