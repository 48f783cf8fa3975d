import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { patience } from '../deploy/patience.ts';
import { REGION, stackOutputs } from '../deploy/stage.ts';
import { UserError } from '../progress.ts';

/** A stack's tables and queues, with clients for them. */
export type Target = {
  /** Shown so that nobody mistakes one target for another. */
  title: string;
  tables: { businessLeads: string; tvLeads: string; limits: string };
  queues: QueuePair[];
  dynamodb: DynamoDBDocumentClient;
  sqs: SQSClient;
  close(): void;
};

/** A queue, and its dead-letter queue if it has one. */
export type QueuePair = { name: string; queueUrl: string; deadLetterUrl?: string | undefined };

/** Connects to a deployed stack; its outputs name tables and queues. */
export async function connectAws(stage: string, profile: string | undefined): Promise<Target> {
  const settings = { ...patience, region: REGION, ...(profile && { profile }) };
  const stack = `Website-${stage}`;
  const outputs = await stackOutputs(stack, REGION, profile);
  const named = (name: string) => {
    const value = outputs[name];
    if (value) return value;
    throw new UserError(
      `Dem Stack ${stack} fehlt die Ausgabe ${name}. Veröffentlichen Sie ihn neu: npm run deploy -- --stage ${stage}`,
    );
  };
  named('ConfirmationDeadLetterQueueUrl');
  return {
    title: `AWS, Stack ${stack} (${REGION}${profile ? `, Profil ${profile}` : ''})`,
    tables: {
      businessLeads: named('BusinessLeadsTable'),
      tvLeads: named('TvLeadsTable'),
      limits: named('LimitsTable'),
    },
    queues: queuePairs(outputs),
    ...clients(new DynamoDBClient(settings), new SQSClient(settings)),
  };
}

/** The relevant part of the local stack's status. */
const StatusSchema = z.looseObject({
  dynamodb: z.url(),
  sqs: z.url(),
  tables: z.looseObject({ businessLeads: z.string(), tvLeads: z.string(), limits: z.string() }),
  queues: z.record(z.string(), z.string()),
});

/** Connects to the stack served by `npm start`. */
export async function connectLocal(url: string): Promise<Target> {
  const remedy =
    'Starten Sie ihn mit "npm start". Läuft er woanders, nennen Sie ihn: --url http://localhost:8081';
  if (!URL.canParse(url) || !/^https?:/.test(url)) {
    throw new UserError(`„${url}“ ist keine Adresse. Schreiben Sie zum Beispiel --url http://localhost:8081`);
  }
  const answer = await fetch(new URL('/__local/status.json', url)).catch(() => undefined);
  if (!answer) throw new UserError(`Unter ${url} läuft kein lokaler Stack. ${remedy}`);
  const { data: status } = StatusSchema.safeParse(await answer.json().catch(() => undefined));
  if (!status) {
    throw new UserError(
      `Unter ${url} antwortet etwas anderes als dieser lokale Stack. Läuft dort ein älterer, beenden Sie ihn. ${remedy}`,
    );
  }
  const settings = { region: REGION, credentials: { accessKeyId: 'local', secretAccessKey: 'local' } };
  return {
    title: `Lokaler Stack (${url})`,
    tables: status.tables,
    queues: queuePairs(status.queues),
    ...clients(
      new DynamoDBClient({ ...settings, endpoint: status.dynamodb }),
      new SQSClient({ ...settings, endpoint: status.sqs }),
    ),
  };
}

function clients(raw: DynamoDBClient, sqs: SQSClient): Pick<Target, 'dynamodb' | 'sqs' | 'close'> {
  return {
    dynamodb: DynamoDBDocumentClient.from(raw),
    sqs,
    close() {
      raw.destroy();
      sqs.destroy();
    },
  };
}

/** Finds `<Name>QueueUrl` and `<Name>DeadLetterQueueUrl` in a stack's outputs. */
function queuePairs(outputs: Record<string, string>): QueuePair[] {
  return Object.entries(outputs).flatMap(([output, queueUrl]) => {
    const name = /^(\w+)QueueUrl$/.exec(output)?.[1];
    if (!name || name.endsWith('DeadLetter')) return [];
    return [{ name, queueUrl, deadLetterUrl: outputs[`${name}DeadLetterQueueUrl`] }];
  });
}
