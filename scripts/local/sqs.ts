import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { openMessages } from './kept-messages.ts';
import { existing, ignored, type Template } from './template.ts';

export type MessageAttributes = Record<string, { Type: string; Value: string }>;

export type Message = {
  id: string;
  body: string;
  attributes: MessageAttributes;
  sentAt: number;
  firstReceivedAt: number;
  receiveCount: number;
  /** Epoch milliseconds. */
  visibleAt: number;
};

export type Queue = {
  arn: string;
  /** Target of its redrive policy for messages received too often. */
  deadLetterArn: string | undefined;
  /** In order of arrival. */
  messages: Map<string, Message>;
  send(body: string, attributes?: MessageAttributes): void;
  /**
   * Takes up to `limit` visible messages; each stays invisible for the visibility timeout (seconds).
   * @param options.visibleBy time (ms) by which they had to be visible; by default now
   */
  receive(limit: number, options?: { visibilityTimeout?: number | undefined; visibleBy?: number }): Message[];
};

const QueueSchema = z.strictObject({
  VisibilityTimeout: z.number().default(30),
  RedrivePolicy: z.strictObject({ deadLetterTargetArn: z.string(), maxReceiveCount: z.number() }).optional(),
  // No message gets that old here; encryption at rest is not simulated.
  ...{ MessageRetentionPeriod: ignored, SqsManagedSseEnabled: ignored, KmsMasterKeyId: ignored },
  ...{ RedriveAllowPolicy: ignored, Tags: ignored },
});

/**
 * The template's queues by ARN and by URL.
 * @param folder keeps their messages
 */
export function createQueues(template: Template, folder: string): Map<string, Queue> {
  const queues = new Map<string, Queue>();
  const deadLetters = (arn: string) => existing(queues.get(arn), `queue ${arn}`);
  for (const id of template.ofType('AWS::SQS::Queue')) {
    const arn = template.getAtt(id, 'Arn');
    const messages = openMessages<Message>(join(folder, `${id}.jsonl`));
    const queue = createQueue(arn, template.read(id, QueueSchema), deadLetters, messages);
    queues.set(queue.arn, queue).set(template.ref(id), queue);
  }
  return queues;
}

/** @param deadLetters looks up the queue of its redrive policy */
export function createQueue(
  arn: string,
  {
    VisibilityTimeout,
    RedrivePolicy,
  }: Pick<z.infer<typeof QueueSchema>, 'VisibilityTimeout' | 'RedrivePolicy'>,
  deadLetters: (arn: string) => Queue,
  messages = new Map<string, Message>(),
): Queue {
  return {
    arn,
    deadLetterArn: RedrivePolicy?.deadLetterTargetArn,
    messages,
    send(body, attributes = {}) {
      const [id, now] = [randomUUID(), Date.now()];
      const times = { sentAt: now, firstReceivedAt: 0, visibleAt: now };
      messages.set(id, { id, body, attributes, ...times, receiveCount: 0 });
    },
    receive(limit, { visibilityTimeout = VisibilityTimeout, visibleBy = Date.now() } = {}) {
      const now = Date.now();
      const received: Message[] = [];
      for (const message of messages.values()) {
        if (received.length === limit) break;
        if (message.visibleAt > visibleBy) continue;
        if (RedrivePolicy && message.receiveCount >= RedrivePolicy.maxReceiveCount) {
          deadLetters(RedrivePolicy.deadLetterTargetArn).send(message.body, message.attributes);
          messages.delete(message.id);
          continue;
        }
        message.receiveCount++;
        message.firstReceivedAt ||= now;
        message.visibleAt = now + visibilityTimeout * 1000;
        received.push(message);
      }
      return received;
    },
  };
}

/** A message as a record of a Lambda event. */
export function sqsRecord({ id, body, attributes, ...message }: Message, { arn }: Queue): object {
  return {
    messageId: id,
    receiptHandle: id,
    body,
    attributes: {
      ApproximateReceiveCount: `${message.receiveCount}`,
      SentTimestamp: `${message.sentAt}`,
      SenderId: 'AIDALOCAL',
      ApproximateFirstReceiveTimestamp: `${message.firstReceivedAt}`,
    },
    messageAttributes: Object.fromEntries(
      Object.entries(attributes).map(([name, { Type, Value }]) => [
        name,
        { stringValue: Value, dataType: Type, stringListValues: [], binaryListValues: [] },
      ]),
    ),
    md5OfBody: md5(body),
    eventSource: 'aws:sqs',
    eventSourceARN: arn,
    awsRegion: arn.split(':')[3],
  };
}

export const md5 = (text: string) => createHash('md5').update(text).digest('hex');
