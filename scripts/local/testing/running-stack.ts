import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Assembly, loadAssembly } from '../assembly.ts';
import { type LocalStack, startLocalStack } from '../local-stack.ts';

type Change = (resource: (type: string, name?: string) => Record<string, unknown>) => void;

/** The tests' fixture, synthesised; `change` alters the properties of a resource, found by type and part of its id. */
export function fixtureAssembly(change: Change = () => {}): Assembly {
  const assembly = loadAssembly(process.env.CDK_OUTDIR ?? '');
  const resources = Object.entries(assembly.template.Resources);
  change((type, name = '') => {
    const found = resources.find(([id, { Type }]) => Type === type && id.includes(name))?.[1];
    if (!found?.Properties) throw new Error(`The fixture has no ${type} ${name}`);
    return found.Properties;
  });
  return assembly;
}

export type RunningStack = LocalStack & { end(): Promise<void> };

/** Serves the fixture with data of its own; `end` stops the stack and deletes the data. */
export async function runStack(assembly = fixtureAssembly()): Promise<RunningStack> {
  const { path, remove } = temporaryFolder();
  try {
    const stack = await startLocalStack({
      assembly: () => assembly,
      dataFolder: path,
      port: 0,
      log: () => {},
    });
    const end = async () => {
      await stack.stop();
      remove();
    };
    return { ...stack, end };
  } catch (error) {
    remove();
    throw error;
  }
}

export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'local-stack-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
