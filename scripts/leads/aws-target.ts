import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { UserError } from '../progress.ts';
import { queuePairs, type Target } from './target.ts';

/** Region of the site's stacks (infra/app.ts). */
const region = 'eu-central-1';
export const stackOf = (stage: string) => `Website-${stage}`;

/** Connects to a deployed stack; its outputs name tables and queues. */
export async function openAws({
  stage,
  profile,
}: {
  stage: string;
  profile?: string | undefined;
}): Promise<Target> {
  const settings = { region, ...(profile && { profile }) };
  const stack = stackOf(stage);
  const outputs = await readOutputs(new CloudFormationClient(settings), stack);
  const named = (name: string) => {
    const value = outputs[name];
    if (value) return value;
    throw new UserError(
      `Dem Stack ${stack} fehlt die Ausgabe ${name}. Veröffentlichen Sie ihn neu: npm run deploy -- --stage ${stage}`,
    );
  };
  const raw = new DynamoDBClient(settings);
  const sqs = new SQSClient(settings);
  return {
    title: `AWS, Stack ${stack} (${region}${profile ? `, Profil ${profile}` : ''})`,
    tables: {
      businessLeads: named('BusinessLeadsTable'),
      tvLeads: named('TvLeadsTable'),
      limits: named('LimitsTable'),
    },
    queues: queuePairs({ MailDeadLetterQueueUrl: named('MailDeadLetterQueueUrl'), ...outputs }),
    dynamodb: DynamoDBDocumentClient.from(raw),
    sqs,
    close() {
      raw.destroy();
      sqs.destroy();
    },
  };
}

async function readOutputs(client: CloudFormationClient, StackName: string): Promise<Record<string, string>> {
  try {
    const { Stacks } = await client.send(new DescribeStacksCommand({ StackName }));
    const outputs = Stacks?.[0]?.Outputs ?? [];
    return Object.fromEntries(
      outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
    );
  } finally {
    client.destroy();
  }
}
