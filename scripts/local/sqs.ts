import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { readJsonFiles, timeOrderedId, writeWhole } from './files.ts';

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

export type MessageAttributes = Record<string, { Type: string; Value: string }>;

export type Message = {
  id: string;
  body: string;
  attributes: MessageAttributes;
  sentAt: number;
  receiveCount: number;
  firstReceivedAt?: number;
  visibleAt: number;
};

export type Queue = {
  arn: string;
  /** Where its redrive policy puts what was received too often. */
  deadLetterArn: string | undefined;
  /** Resolves when the message is on disk. */
  send(message: { body: string; attributes?: MessageAttributes }): Promise<void>;
  /** Takes up to `limit` visible messages; each stays invisible for the visibility timeout (seconds). */
  receive(limit: number, visibilityTimeout?: number): Promise<Message[]>;
  /** Lets a message be received again after so many seconds. */
  changeVisibility(message: Message, seconds: number): Promise<void>;
  remove(message: Message): Promise<void>;
  list(): Message[];
  /** When the next message becomes visible (epoch milliseconds); Infinity if there is none. */
  nextVisibleAt(): number;
  onArrival(notify: () => void): void;
};

/** A queue whose messages are files in `folder`. `deadLetters` finds the queue of the redrive policy. */
export async function openQueue(options: {
  arn: string;
  folder: string;
  properties: z.infer<typeof QueueSchema>;
  deadLetters(arn: string): Queue;
  now?: () => number;
}): Promise<Queue> {
  const { arn, folder, properties, deadLetters, now = Date.now } = options;
  const messages = new Map<string, Message>();
  const listeners: Array<() => void> = [];
  for (const message of await readJsonFiles<Message>(folder)) {
    // Whoever had received it has died with the last run.
    messages.set(message.id, { ...message, visibleAt: Math.min(message.visibleAt, now()) });
  }
  const save = async (message: Message) => {
    await writeWhole(join(folder, `${message.id}.json`), JSON.stringify(message));
    messages.set(message.id, message);
  };
  const remove = async ({ id }: Message) => {
    messages.delete(id);
    await rm(join(folder, `${id}.json`), { force: true });
  };

  return {
    arn,
    deadLetterArn: properties.RedrivePolicy?.deadLetterTargetArn,
    remove,
    async changeVisibility(message, seconds) {
      await save({ ...message, visibleAt: now() + seconds * 1000 });
      for (const notify of listeners) notify();
    },
    async send({ body, attributes = {} }) {
      const at = now();
      await save({
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
      for (const message of [...messages.values()]) {
        if (received.length === limit) break;
        if (message.visibleAt > now()) continue;
        if (now() - message.sentAt > properties.MessageRetentionPeriod * 1000) {
          await remove(message);
        } else if (
          properties.RedrivePolicy &&
          message.receiveCount >= properties.RedrivePolicy.maxReceiveCount
        ) {
          await deadLetters(properties.RedrivePolicy.deadLetterTargetArn).send(message);
          await remove(message);
        } else {
          const visibleAt = now() + visibilityTimeout * 1000;
          const taken = {
            ...message,
            receiveCount: message.receiveCount + 1,
            firstReceivedAt: message.firstReceivedAt ?? now(),
            visibleAt,
          };
          await save(taken);
          received.push(taken);
        }
      }
      return received;
    },
    list: () => [...messages.values()],
    nextVisibleAt: () =>
      Math.min(Number.POSITIVE_INFINITY, ...[...messages.values()].map(({ visibleAt }) => visibleAt)),
    onArrival: (notify) => void listeners.push(notify),
  };
}

/** A message as a Lambda function sees it. */
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
