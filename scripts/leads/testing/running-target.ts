import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { type Lead, type LeadItem, toItem } from '../../../functions/leads/lead.ts';
import { type Database, startDatabase } from '../../../functions/testing/aws.ts';
import { lead } from '../../../functions/testing/leads.ts';
import { listenOnFreePort, sendJson } from '../../local/http.ts';
import { createQueue, type Queue } from '../../local/sqs.ts';
import { createSqs } from '../../local/sqs-endpoint.ts';
import { temporaryFolder } from '../../local/testing/running-stack.ts';
import { runLeads } from '../run.ts';

/** Of a file that only its owner may read. Windows has no such mode: there, the folder decides. */
export const OWNER_ONLY = process.platform === 'win32' ? 0o666 : 0o600;

/** Tables, queues and status page of a local stack, enough for the commands to connect. */
export type RunningTarget = {
  url: string;
  sqsUrl: string;
  /** By output name. */
  queueUrls: Record<string, string>;
  database: Database;
  queue: Queue;
  deadLetters: Queue;
  put(lead: Partial<Lead>, item?: Partial<LeadItem>): Promise<void>;
  /** Deletes leads, messages and files. */
  clear(): Promise<void>;
  /** Runs a command on it. */
  run(args: string[], answer?: string): Promise<Output>;
  file(name: string): { path: string; text: string; mode: number };
  stop(): Promise<void>;
};

export type Output = { out: string; notes: string; asked: string[] };

export async function startTarget(): Promise<RunningTarget> {
  const folder = temporaryFolder();
  const database = await startDatabase();
  const files = join(folder.path, 'files');
  mkdirSync(files);
  const { queue, deadLetters } = createQueues();
  const byName = new Map([queue, deadLetters].map((each) => [each.arn, each]));
  const sqs = await listenOnFreePort(createSqs(byName));
  const queues = {
    ConfirmationQueueUrl: `${sqs.url}/0/mail`,
    ConfirmationDeadLetterQueueUrl: `${sqs.url}/0/mail-dead`,
  };
  byName.set(queues.ConfirmationQueueUrl, queue).set(queues.ConfirmationDeadLetterQueueUrl, deadLetters);
  const status = {
    dynamodb: database.url,
    sqs: sqs.url,
    tables: { businessLeads: 'leads', tvLeads: 'tv-leads', limits: 'limits' },
    queues,
  };
  const front = await listenOnFreePort((_, response) => sendJson(response, 200, status));

  return {
    url: front.url,
    sqsUrl: sqs.url,
    queueUrls: queues,
    database,
    queue,
    deadLetters,
    async put(changes, item = {}) {
      const Item = { ...toItem(lead(changes)), ...item };
      const TableName = changes.form === 'free-prompts' ? 'tv-leads' : 'leads';
      await database.client.send(new PutCommand({ TableName, Item }));
    },
    async clear() {
      for (const [TableName, key] of [
        ['leads', 'submissionId'],
        ['tv-leads', 'email'],
      ] as const) {
        for (const { [key]: value } of await database.items(TableName)) {
          await database.client.send(new DeleteCommand({ TableName, Key: { [key]: value } }));
        }
      }
      for (const { messages } of [queue, deadLetters]) messages.clear();
      rmSync(files, { recursive: true });
      mkdirSync(files);
    },
    run: (args, answer) => runAnywhere([...args, '--url', front.url], answer),
    file(name) {
      const path = join(files, name);
      const exists = existsSync(path);
      return {
        path,
        text: exists ? readFileSync(path, 'utf8') : '',
        mode: exists ? statSync(path).mode & 0o777 : 0,
      };
    },
    async stop() {
      await Promise.all([front.close(), sqs.close(), database.stop()]);
      folder.remove();
    },
  };
}

/** Runs a command and answers its questions. What it printed before it failed is its error's `output`. */
export async function runAnywhere(args: string[], answer = ''): Promise<Output> {
  const output = { out: '', notes: '', asked: [] as string[] };
  await runLeads(args, {
    print(text) {
      output.out += `${text}\n`;
    },
    note(text) {
      output.notes += `${text}\n`;
    },
    async ask(question) {
      output.asked.push(question);
      return answer;
    },
  }).catch((error: unknown) => {
    throw Object.assign(error as Error, { output });
  });
  return output;
}

function createQueues() {
  const never = () => deadLetters;
  const deadLetters: Queue = createQueue(
    'arn:aws:sqs:eu-central-1:0:mail-dead',
    { VisibilityTimeout: 30 },
    never,
  );
  const RedrivePolicy = { deadLetterTargetArn: deadLetters.arn, maxReceiveCount: 10 };
  const arn = 'arn:aws:sqs:eu-central-1:0:mail';
  return { queue: createQueue(arn, { VisibilityTimeout: 30, RedrivePolicy }, never), deadLetters };
}
