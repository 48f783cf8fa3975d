import { CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation';
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

/**
 * CloudFormation refuses a stack that is being changed, by another deployment or by one that was ended, and one that
 * stands half changed; the CDK says so without a remedy. It deletes and repeats a creation that has failed.
 * @throws UserError
 */
export async function expectIdle(stage: string, profile?: string): Promise<void> {
  const name = `Website-${stage}`;
  const { StackStatus = '' } = (await answered(() => describe(name, REGION, profile), profile)) ?? {};
  if (/(?<!REVIEW)_IN_PROGRESS$/.test(StackStatus))
    throw new UserError(
      `The stack ${name} is being changed (${StackStatus}), by another deployment or by one that was ended here. Wait until that is done, for up to an hour, and run this again:\naws cloudformation describe-stacks --region ${REGION} --stack-name ${name} --query "Stacks[0].StackStatus"`,
    );
  if (/(?<!^CREATE)_FAILED$/.test(StackStatus))
    throw new UserError(
      `The stack ${name} stands still half changed (${StackStatus}). infra/RUNBOOK.md, "Rolling back a deployment", says what to do.`,
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

const read = (stack: string, region: string, profile?: string) =>
  answered(() => stackOutputs(stack, region, profile), profile);

/** Undefined if there is no such stack. @throws UserError if AWS doesn't say */
async function answered<Answer>(ask: () => Promise<Answer>, profile?: string): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return undefined;
    const { name, message } = error as Error;
    const remedy = /throttl|rate exceeded/i.test(`${name} ${message}`)
      ? 'Wait a minute and run it again.'
      : /AccessDenied|not authorized/i.test(`${name} ${message}`)
        ? 'These credentials lack that right: docs/operations.md says which are needed.'
        : signIn(profile);
    throw new UserError(`CloudFormation cannot be queried (${name}): ${message}\n${remedy}`);
  }
}

/** Outputs of a deployed stack. Rejects with the SDK's errors. */
export async function stackOutputs(stack: string, region: string, profile?: string): Promise<Outputs> {
  const { Outputs = [] } = (await describe(stack, region, profile)) ?? {};
  return Object.fromEntries(Outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]));
}

async function describe(StackName: string, region: string, profile?: string): Promise<Stack | undefined> {
  const client = new CloudFormationClient({ ...patience, region, ...(profile && { profile }) });
  try {
    return (await client.send(new DescribeStacksCommand({ StackName }))).Stacks?.[0];
  } finally {
    client.destroy();
  }
}
