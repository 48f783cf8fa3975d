import { readFileSync } from 'node:fs';
import { type Node, RootConstruct } from 'constructs';
import * as z from 'zod';
import { CONTEXT_VALUES, readConfig, refuseOtherDomain, STAGES, textOf } from './config.ts';
import { UserError } from './user-error.ts';

const StagesSchema = z.record(z.string(), z.record(z.string(), z.unknown()));
type Stages = z.infer<typeof StagesSchema>;

/**
 * Reads the values of all stages from infra/stages.json.
 * @throws UserError if it is not JSON, or no values by stage
 */
export function readStages(file: URL = new URL('stages.json', import.meta.url)): Stages {
  let stages: unknown;
  try {
    stages = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UserError(
      `infra/stages.json cannot be read: ${(error as Error).message}. JSON wants quotation marks around every name and value, and no comma after the last one.`,
    );
  }
  const { data } = StagesSchema.safeParse(stages);
  if (data) return data;
  throw new UserError(
    'infra/stages.json must hold the values of each stage in braces, as in { "dev": {}, "prod": {} }.',
  );
}

/**
 * Sets the stage's values as context; `-c name=value` takes precedence.
 * @throws UserError for an unknown stage or value
 */
export function takeStageValues(node: Node, stages: Stages): void {
  for (const [stage, values] of Object.entries(stages)) {
    if (!STAGES.some((known) => known === stage))
      throw new UserError(`infra/stages.json: There is no stage ${stage}, only ${STAGES.join(' and ')}.`);
    for (const name of Object.keys(values)) {
      if (name === 'stage' || !CONTEXT_VALUES.some((known) => known === name))
        throw new UserError(
          `infra/stages.json: There is no value ${name}. docs/operations.md names all of them.`,
        );
    }
  }
  for (const [name, value] of Object.entries(stages[textOf(node, 'stage') ?? 'dev'] ?? {})) {
    if (node.tryGetContext(name) === undefined) node.setContext(name, value);
  }
}

/**
 * Checks the values of a stage without a synthesis.
 * @param siteUrl the address in content/site.yaml
 * @throws UserError in one sentence
 */
export function checkStageValues(stage: string, stages: Stages, siteUrl: string): void {
  const { node } = new RootConstruct();
  node.setContext('stage', stage);
  takeStageValues(node, stages);
  // Any valid address will do: the content checks the real one.
  refuseOtherDomain(readConfig(node, 'owner@example.com'), siteUrl);
}
