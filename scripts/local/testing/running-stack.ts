import { type LocalStack, startLocalStack } from '../local-stack.ts';
import { type SampleResources, temporaryFolder, writeSampleAssembly } from './sample-assembly.ts';

export type RunningStack = LocalStack & { folder: string; log: string[]; end(): Promise<void> };

/** Starts a stack on the sample template with its own data; `end` stops it and deletes the data. */
export async function runSampleStack(change?: (resources: SampleResources) => void): Promise<RunningStack> {
  const folder = temporaryFolder();
  const log: string[] = [];
  try {
    const stack = await startLocalStack({
      assembly: writeSampleAssembly(`${folder.path}/cdk.out`, change),
      port: 0,
      dataFolder: `${folder.path}/data`,
      rateLimit: 7,
      log: (line) => log.push(line),
    });
    const end = async () => {
      await stack.stop();
      folder.remove();
    };
    return { ...stack, folder: folder.path, log, end };
  } catch (error) {
    folder.remove();
    throw error;
  }
}

/** Waits until `check` returns a value other than undefined. */
export async function eventually<Value>(
  check: () => Promise<Value | undefined> | Value | undefined,
): Promise<Value> {
  const end = Date.now() + 5000;
  while (Date.now() < end) {
    const value = await check();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('timed out after 5 s');
}

/** The value at a path of the sample's resources, untyped so that tests can change it. */
export function at(
  resources: SampleResources,
  id: string,
  ...path: Array<string | number>
): Record<string | number, unknown> {
  let value: unknown = resources[id]?.Properties;
  for (const key of path) value = (value as Record<string | number, unknown>)[key];
  return value as Record<string | number, unknown>;
}
