import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { UserError } from '../progress.ts';

export const REGION = 'eu-central-1';

export type Outputs = Record<string, string>;

/** What a deployed stage says of itself; nothing where it has never been deployed. */
export async function outputsOf(stage: string, profile?: string): Promise<Outputs | undefined> {
  const client = new CloudFormationClient({ region: REGION, ...(profile && { profile }) });
  try {
    const { Stacks } = await client.send(new DescribeStacksCommand({ StackName: `Website-${stage}` }));
    const outputs = Stacks?.[0]?.Outputs ?? [];
    return Object.fromEntries(
      outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
    );
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return undefined;
    const { name, message } = error as Error;
    throw new UserError(`CloudFormation cannot be asked (${name}): ${message}`);
  } finally {
    client.destroy();
  }
}
