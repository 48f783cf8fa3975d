import { SESv2Client } from '@aws-sdk/client-sesv2';
import {
  ChangeMessageVisibilityBatchCommand,
  DeleteMessageBatchCommand,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { ScheduledHandler } from 'aws-lambda';
import { leadTypeLabels, mails } from '#site-build';
import { bounds, ownerMailing, queueSettings, readEnv } from './aws.ts';
import { sendDigest, type Waiting } from './leads/owner-digest.ts';
import { createLog } from './log.ts';

const { DIGEST_QUEUE_URL: QueueUrl } = readEnv(['DIGEST_QUEUE_URL']);
/** Megabytes and long polls take longer than a visitor would wait. */
const patient = { maxAttempts: 3, requestHandler: { ...bounds.requestHandler, requestTimeout: 30_000 } };
const sqs = new SQSClient({ ...patient, ...queueSettings });

const dependencies = {
  // No retry by the SDK: if the mail went out and only the answer was lost, it would be sent twice.
  mailing: ownerMailing(new SESv2Client({ ...patient, maxAttempts: 1 })),
  texts: { ...mails.owner, leadTypeLabels },
  queue: { take, giveBack, remove },
  log: createLog(),
};

/** Hourly: one mail with the leads above the owner's limit. */
export const handler: ScheduledHandler = () => sendDigest(dependencies);

const AT_ONCE = 8;
const PER_CALL = 10;

async function take(limit: number): Promise<Waiting[]> {
  const taken: Waiting[] = [];
  await atOnce(async () => {
    while (taken.length < limit) {
      const { Messages = [] } = await sqs.send(
        new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: PER_CALL, WaitTimeSeconds: 1 }),
      );
      if (Messages.length === 0) return;
      for (const { Body: body = '', ReceiptHandle: receipt = '' } of Messages) taken.push({ body, receipt });
    }
  });
  return taken;
}

async function giveBack(taken: readonly Waiting[]): Promise<void> {
  await inBatches(taken, async (Entries) => {
    const visible = Entries.map((entry) => ({ ...entry, VisibilityTimeout: 0 }));
    await sqs.send(new ChangeMessageVisibilityBatchCommand({ QueueUrl, Entries: visible }));
  });
}

async function remove(taken: readonly Waiting[]): Promise<void> {
  let failed = 0;
  await inBatches(taken, async (Entries) => {
    const { Failed = [] } = await sqs.send(new DeleteMessageBatchCommand({ QueueUrl, Entries }));
    failed += Failed.length;
  });
  if (failed > 0) throw new Error(`${failed} leads stay in the digest queue and will be named again`);
}

async function inBatches(
  taken: readonly Waiting[],
  work: (entries: Array<{ Id: string; ReceiptHandle: string }>) => Promise<void>,
): Promise<void> {
  const left = [...taken];
  await atOnce(async () => {
    for (let some = left.splice(0, PER_CALL); some.length > 0; some = left.splice(0, PER_CALL))
      await work(some.map(({ receipt }, index) => ({ Id: `${index}`, ReceiptHandle: receipt })));
  });
}

const atOnce = (work: () => Promise<void>) => Promise.all(Array.from({ length: AT_ONCE }, work));
