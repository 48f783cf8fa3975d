import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { UserError } from '../progress.ts';
import { queuePairs, type Target } from './target.ts';

const STATUS_PATH = '/__local/status.json';

/** The relevant part of the local stack's status. */
const StatusSchema = z.looseObject({
  dynamodb: z.url(),
  sqs: z.url(),
  tables: z.looseObject({ businessLeads: z.string(), tvLeads: z.string(), limits: z.string() }),
  queues: z.record(z.string(), z.string()),
});

/** Connects to the stack served by `npm start`. */
export async function openLocal(url: string): Promise<Target> {
  const { dynamodb: endpoint, sqs: sqsEndpoint, tables, queues } = await readStatus(url);
  const settings = {
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  };
  const raw = new DynamoDBClient({ ...settings, endpoint });
  const sqs = new SQSClient({ ...settings, endpoint: sqsEndpoint });
  return {
    title: `Lokaler Stack (${url})`,
    tables,
    queues: queuePairs(queues),
    dynamodb: DynamoDBDocumentClient.from(raw),
    sqs,
    close() {
      raw.destroy();
      sqs.destroy();
    },
  };
}

async function readStatus(url: string): Promise<z.infer<typeof StatusSchema>> {
  const remedy =
    'Starten Sie ihn mit "npm start". Läuft er woanders, nennen Sie ihn: --url http://localhost:8081';
  if (!URL.canParse(url) || !/^https?:/.test(url)) {
    throw new UserError(`„${url}“ ist keine Adresse. Schreiben Sie zum Beispiel --url http://localhost:8081`);
  }
  const answer = await fetch(new URL(STATUS_PATH, url)).catch(() => undefined);
  if (!answer) throw new UserError(`Unter ${url} läuft kein lokaler Stack. ${remedy}`);
  const status = StatusSchema.safeParse(await answer.json().catch(() => undefined));
  if (status.success) return status.data;
  throw new UserError(
    `Unter ${url} antwortet etwas anderes als dieser lokale Stack. Läuft dort ein älterer, beenden Sie ihn. ${remedy}`,
  );
}
