import type { SQSClient } from '@aws-sdk/client-sqs';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { suggestion } from '../../site/content/explain-issue.server.ts';
import { UserError } from '../progress.ts';
import { openAws } from './aws-place.ts';
import type { Terminal } from './command.ts';
import { explainFailure } from './explain-failure.ts';
import { openLocal } from './local-place.ts';

/** Where leads are: tables and queues of one stack, and the clients that reach them. */
export type Place = {
  /** For people, who must not mistake one place for another. */
  title: string;
  tables: { businessLeads: string; tvLeads: string; limits: string };
  queues: QueuePair[];
  dynamodb: DynamoDBDocumentClient;
  sqs: SQSClient;
  close(): void;
};

/** A queue and where its messages go when they fail too often. */
export type QueuePair = { name: string; queueUrl: string; deadLetterUrl: string };

export const placeOptions = {
  url: { type: 'string' },
  stage: { type: 'string' },
  profile: { type: 'string' },
} as const;

export type PlaceValues = {
  url?: string | undefined;
  stage?: string | undefined;
  profile?: string | undefined;
};

export const placeHelp = `Wo gesucht wird:
  (nichts davon)         im lokalen Stack auf http://localhost:8080 (npm start)
  --url URL              im lokalen Stack unter einer anderen Adresse
  --stage dev|prod       auf AWS, im Stack Website-dev oder Website-prod
  --profile NAME         auf AWS mit diesem Profil statt mit dem voreingestellten`;

const LOCAL_URL = 'http://localhost:8080';
const stages = ['dev', 'prod'];

/** Does something at the place that the options name, and says which it is. */
export async function atPlace(
  values: PlaceValues,
  terminal: Terminal,
  work: (place: Place) => Promise<void>,
): Promise<void> {
  checkOptions(values);
  const { stage, profile, url = LOCAL_URL } = values;
  let place: Place | undefined;
  try {
    place = await (stage ? openAws({ stage, profile }) : openLocal(url));
    terminal.note(place.title);
    await work(place);
  } catch (error) {
    throw explainFailure(error, values);
  } finally {
    place?.close();
  }
}

function checkOptions({ url, stage, profile }: PlaceValues): void {
  if (stage !== undefined && !stages.includes(stage)) {
    throw new UserError(
      `Die Stufe „${stage}“ gibt es nicht.${suggestion(stage, stages)} Es gibt dev und prod.`,
    );
  }
  if (url !== undefined && (stage || profile)) {
    throw new UserError(
      '--url meint den lokalen Stack, --stage und --profile meinen AWS. Lassen Sie eines weg.',
    );
  }
  // An erasure in the wrong stage cannot be undone: it is never guessed.
  if (profile !== undefined && !stage) {
    throw new UserError('Zu --profile gehört die Stufe: --stage dev oder --stage prod.');
  }
}

/** Pairs of `<Name>QueueUrl` and `<Name>DeadLetterQueueUrl` among outputs of a stack. */
export function queuePairs(outputs: Record<string, string>): QueuePair[] {
  return Object.entries(outputs).flatMap(([output, deadLetterUrl]) => {
    const name = /^(\w+)DeadLetterQueueUrl$/.exec(output)?.[1];
    const queueUrl = name && outputs[`${name}QueueUrl`];
    return queueUrl ? [{ name, queueUrl, deadLetterUrl }] : [];
  });
}
