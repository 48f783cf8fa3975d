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

/** Maximum of ReceiveMessage. */
const BATCH = 10;
/** Visibility timeout of inspected messages, in seconds. */
const HELD_S = 120;
/** Long polling, in seconds: it queries all servers of a queue, while short polling misses messages. */
const WAIT_S = 1;

/**
 * Inspects every visible message of a queue and returns those it doesn't remove.
 * @returns number of matches, and of messages invisible now because they are in flight
 */
export async function searchQueue(
  sqs: SQSClient,
  QueueUrl: string,
  isWanted: (body: string) => boolean,
  { remove }: { remove: boolean },
): Promise<{ found: number; hidden: number }> {
  const { hidden } = await countMessages(sqs, QueueUrl);
  const seen = new Map<string, Message>();
  let found = 0;
  try {
    for (;;) {
      const { Messages = [] } = await sqs.send(
        new ReceiveMessageCommand({
          QueueUrl,
          MaxNumberOfMessages: BATCH,
          VisibilityTimeout: HELD_S,
          WaitTimeSeconds: WAIT_S,
        }),
      );
      const fresh = Messages.filter(({ MessageId = '' }) => !seen.has(MessageId));
      if (fresh.length === 0) return { found, hidden };
      for (const message of fresh) seen.set(message.MessageId ?? '', message);
      const wanted = fresh.filter(({ Body = '' }) => isWanted(Body));
      found += wanted.length;
      if (!remove) continue;
      for (const { ReceiptHandle, MessageId = '' } of wanted) {
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
export function isAbout(
  body: string,
  { email, ids }: { email?: string | undefined; ids: readonly string[] },
): boolean {
  const subject = subjectOf(body);
  if (!subject) {
    const text = body.toLowerCase();
    const values = [...(email === undefined ? [] : [email, readableEmail(email)]), ...ids];
    return values.some((value) => text.includes(value.toLowerCase()));
  }
  return (
    (email !== undefined && normaliseEmail(subject.email ?? '') === email) ||
    (subject.id !== undefined && ids.includes(subject.id))
  );
}

type Subject = { email: string | undefined; id: string | undefined };

/** Reads a notification as published, or wrapped in an envelope by SNS or SQS. */
function subjectOf(body: string): Subject | undefined {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { email, id, Message: inner } = value as Record<string, unknown>;
  if (typeof inner === 'string') return subjectOf(inner);
  if (typeof email !== 'string' && typeof id !== 'string') return undefined;
  return {
    email: typeof email === 'string' ? email : undefined,
    id: typeof id === 'string' ? id : undefined,
  };
}
