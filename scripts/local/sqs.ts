import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { timeOrderedId } from './ids.ts';
import { type Message, type MessageAttributes, openMessages } from './message-store.ts';

export const QueueSchema = z.strictObject({
  QueueName: z.string().optional(),
  VisibilityTimeout: z.number().default(30),
  MessageRetentionPeriod: z.number().default(345_600),
  RedrivePolicy: z.strictObject({ deadLetterTargetArn: z.string(), maxReceiveCount: z.number() }).optional(),
});

export const QUEUE_IGNORED = {
  KmsMasterKeyId: 'encryption at rest is not simulated',
  KmsDataKeyReusePeriodSeconds: 'encryption at rest is not simulated',
  RedriveAllowPolicy: 'permissions are not simulated',
  SqsManagedSseEnabled: 'encryption at rest is not simulated',
  Tags: 'for people',
};

export type Queue = {
  arn: string;
  /** Target of its redrive policy for messages received too often. */
  deadLetterArn: string | undefined;
  /** Resolves when the message is on disk. */
  send(message: { body: string; attributes?: MessageAttributes }): Promise<void>;
  /** Takes up to `limit` visible messages; each stays invisible for the visibility timeout (seconds). */
  receive(limit: number, visibilityTimeout?: number): Promise<Message[]>;
  /** Makes a message visible again after `seconds`. */
  changeVisibility(message: Message, seconds: number): Promise<void>;
  remove(message: Message): Promise<void>;
  list(): Message[];
  /** Epoch milliseconds at which the next message becomes visible; Infinity if there is none. */
  nextVisibleAt(): number;
  onArrival(notify: () => void): void;
};

/** Opens the queue stored in `file`. `deadLetters` looks up the queue of its redrive policy. */
export async function openQueue(options: {
  arn: string;
  file: string;
  properties: z.infer<typeof QueueSchema>;
  deadLetters(arn: string): Queue;
  now?: () => number;
}): Promise<Queue> {
  const { arn, file, properties, deadLetters, now = Date.now } = options;
  const listeners: Array<() => void> = [];
  const messages = await openMessages(file, now());

  return {
    arn,
    deadLetterArn: properties.RedrivePolicy?.deadLetterTargetArn,
    remove: async (message) => messages.remove(message),
    async changeVisibility(message, seconds) {
      messages.change(message, { visibleAt: now() + seconds * 1000 });
      for (const notify of listeners) notify();
    },
    async send({ body, attributes = {} }) {
      const at = now();
      messages.put({
        id: timeOrderedId(new Date(at)),
        body,
        attributes,
        sentAt: at,
        receiveCount: 0,
        visibleAt: at,
      });
      for (const notify of listeners) notify();
    },
    async receive(limit, visibilityTimeout = properties.VisibilityTimeout) {
      const received: Message[] = [];
      for (const message of messages.all()) {
        if (received.length === limit) break;
        if (message.visibleAt > now()) continue;
        if (now() - message.sentAt > properties.MessageRetentionPeriod * 1000) {
          messages.remove(message);
        } else if (
          properties.RedrivePolicy &&
          message.receiveCount >= properties.RedrivePolicy.maxReceiveCount
        ) {
          await deadLetters(properties.RedrivePolicy.deadLetterTargetArn).send(message);
          messages.remove(message);
        } else {
          const visibleAt = now() + visibilityTimeout * 1000;
          const { receiveCount, firstReceivedAt = now() } = message;
          const taken = { visibleAt, receiveCount: receiveCount + 1, firstReceivedAt };
          received.push(messages.change(message, taken));
        }
      }
      return received;
    },
    list: () => [...messages.all()],
    nextVisibleAt() {
      let next = Number.POSITIVE_INFINITY;
      for (const { visibleAt } of messages.all()) next = Math.min(next, visibleAt);
      return next;
    },
    onArrival: (notify) => void listeners.push(notify),
  };
}

/** A message as a record of a Lambda event. */
export function sqsRecord(message: Message, queueArn: string): object {
  const md5 = (text: string) => createHash('md5').update(text).digest('hex');
  return {
    messageId: message.id,
    receiptHandle: randomUUID(),
    body: message.body,
    attributes: {
      ApproximateReceiveCount: String(message.receiveCount),
      SentTimestamp: String(message.sentAt),
      SenderId: 'AIDALOCAL',
      ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt),
    },
    messageAttributes: Object.fromEntries(
      Object.entries(message.attributes).map(([name, { Type, Value }]) => [
        name,
        { stringValue: Value, dataType: Type, stringListValues: [], binaryListValues: [] },
      ]),
    ),
    md5OfBody: md5(message.body),
    eventSource: 'aws:sqs',
    eventSourceARN: queueArn,
    awsRegion: queueArn.split(':')[3],
  };
}
