import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { UserError } from '../progress.ts';
import { patience } from './patience.ts';
import { signIn } from './tools.ts';

export const REGION = 'eu-central-1';
const EDGE_REGION = 'us-east-1';

export type Outputs = Record<string, string>;

/** Outputs of a deployed stage; undefined if it was never deployed. */
export const outputsOf = (stage: string, profile?: string) => read(`Website-${stage}`, REGION, profile);

/** The same for a stage that must have been deployed. @throws UserError if it was not */
export async function deployedOutputs(stage: string, profile?: string): Promise<Outputs> {
  const outputs = await outputsOf(stage, profile);
  if (outputs) return outputs;
  throw new UserError(
    `There is no stack Website-${stage} in this account. Deploy it: npm run deploy -- --stage ${stage}`,
  );
}

/** Checks the option `--stage`. @throws UserError with the command's help */
export function stageOf(stage: string | undefined, commandHelp: string): string {
  if (stage === 'dev' || stage === 'prod') return stage;
  throw new UserError(
    `--stage must be dev or prod${stage === undefined ? '' : `, not "${stage}"`}.\n\n${commandHelp}`,
  );
}

/** The topic for edge alarms, in stages that have them. */
export async function edgeTopicOf(stage: string, profile?: string): Promise<string | undefined> {
  return (await read(`Website-${stage}-EdgeWatch`, EDGE_REGION, profile))?.AlarmTopicArn;
}

async function read(stack: string, region: string, profile?: string): Promise<Outputs | undefined> {
  try {
    return await stackOutputs(stack, region, profile);
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return undefined;
    const { name, message } = error as Error;
    throw new UserError(`CloudFormation cannot be queried (${name}): ${message}\n${signIn(profile)}`);
  }
}

/** Outputs of a deployed stack. Rejects with the SDK's errors. */
export async function stackOutputs(StackName: string, region: string, profile?: string): Promise<Outputs> {
  const client = new CloudFormationClient({ ...patience, region, ...(profile && { profile }) });
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
