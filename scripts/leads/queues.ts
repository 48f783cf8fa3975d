import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  type Message,
  ReceiveMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import { readableEmail } from '../../functions/leads/format.ts';
import { normaliseEmail } from '../../functions/leads/text.ts';
import type { Wanted } from './command.ts';
import { count } from './labels.ts';

/** Long polling queries all servers of a queue, while short polling misses messages. Times in seconds. */
const RECEIVE = { MaxNumberOfMessages: 10, VisibilityTimeout: 120, WaitTimeSeconds: 1 };

/**
 * Inspects every visible message of these queues and makes those it doesn't remove visible again.
 * @returns matches, and the number of messages invisible now because they are in flight
 */
export async function searchQueues(
  sqs: SQSClient,
  urls: readonly string[],
  wanted: Wanted,
  { remove }: { remove: boolean },
): Promise<{ found: string[]; hidden: number }> {
  const found: string[] = [];
  let hidden = 0;
  for (const url of urls) {
    hidden += (await countMessages(sqs, url)).hidden;
    found.push(...(await searchQueue(sqs, url, wanted, remove)));
  }
  return { found, hidden };
}

async function searchQueue(
  sqs: SQSClient,
  QueueUrl: string,
  wanted: Wanted,
  remove: boolean,
): Promise<string[]> {
  const seen = new Map<string, Message>();
  const found: string[] = [];
  try {
    for (;;) {
      const { Messages = [] } = await sqs.send(new ReceiveMessageCommand({ QueueUrl, ...RECEIVE }));
      const fresh = Messages.filter(({ MessageId = '' }) => !seen.has(MessageId));
      if (fresh.length === 0) return found;
      for (const message of fresh) seen.set(message.MessageId ?? '', message);
      for (const { Body = '', ReceiptHandle, MessageId = '' } of fresh) {
        if (!isAbout(Body, wanted)) continue;
        found.push(Body);
        if (!remove) continue;
        await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
        seen.delete(MessageId);
      }
    }
  } finally {
    for (const { ReceiptHandle } of seen.values()) {
      const giveBack = new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 });
      // Fails if the visibility timeout has expired, and then the message is visible anyway.
      await sqs.send(giveBack).catch(() => {});
    }
  }
}

/** Says what a search could not look at; nothing if that is nothing. */
export const beingDelivered = (hidden: number): string[] =>
  hidden > 0
    ? [
        `${count(hidden, 'Nachricht, die gerade zugestellt wird', 'Nachrichten, die gerade zugestellt werden')}, vielleicht von anderen: Wiederholen Sie den Befehl in einer Stunde`,
      ]
    : [];

/** Approximate numbers of visible and in-flight messages. */
export async function countMessages(sqs: SQSClient, QueueUrl: string) {
  const { Attributes = {} } = await sqs.send(
    new GetQueueAttributesCommand({
      QueueUrl,
      AttributeNames: ['QueueArn', 'ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
    }),
  );
  return {
    arn: Attributes.QueueArn ?? '',
    visible: Number(Attributes.ApproximateNumberOfMessages ?? 0),
    hidden: Number(Attributes.ApproximateNumberOfMessagesNotVisible ?? 0),
  };
}

/**
 * True if a message concerns the given address or lead ids. Addresses in other people's free text don't count. In a
 * message that isn't JSON any occurrence does, since it can't be delivered anyway.
 */
export function isAbout(body: string, { email, ids }: Wanted): boolean {
  const subject = subjectOf(body);
  if (subject) return normaliseEmail(subject.email) === email || ids.includes(subject.id);
  const values = [...(email === undefined ? [] : [email, readableEmail(email)]), ...ids];
  return values.some((value) => body.toLowerCase().includes(value.toLowerCase()));
}

/** Reads a notification as published, or wrapped in an envelope by SNS or SQS. */
function subjectOf(body: string): { email: string; id: string } | undefined {
  try {
    const { Message, email, id } = JSON.parse(body);
    if (typeof Message === 'string') return subjectOf(Message);
    if (typeof email !== 'string' && typeof id !== 'string') return undefined;
    return { email: String(email ?? ''), id: String(id ?? '') };
  } catch {
    return undefined;
  }
}
