import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  type Message,
  ReceiveMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import { readableEmail } from '../../functions/leads/for-people.ts';
import { normaliseEmail } from '../../functions/leads/text.ts';

/** A batch of SQS. */
const BATCH = 10;
/** How long nobody else receives what is being looked at. Seconds. */
const HELD_S = 120;
/** Long polling asks all servers of a queue; without it messages are overlooked. Seconds. */
const WAIT_S = 1;

/**
 * Looks at every message of a queue that can be received, and gives back those that it does not remove.
 * @returns how many are wanted, and how many nobody can look at now, because they wait for their next delivery
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
      // What was held too long has been given back already.
      await sqs.send(giveBack).catch(() => {});
    }
  }
}

/** About how many messages can be received, and how many are in the hands of somebody. */
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
 * Whether a message is about somebody: by its address or the ids of leads. Addresses in the free text of others do
 * not count. In one that is no JSON any occurrence does: nobody can deliver it anyway.
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

/** A notification as it was published, or wrapped by SNS or SQS as their own dead letters are. */
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
