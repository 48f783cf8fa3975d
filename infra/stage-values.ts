import { readFileSync } from 'node:fs';
import { type Node, RootConstruct } from 'constructs';
import { CONTEXT_VALUES, readConfig, STAGES } from './config.ts';
import { text } from './config-values.ts';
import { UserError } from './user-error.ts';

type Stages = Record<string, Record<string, unknown>>;

/**
 * What infra/stages.json says of all stages.
 * @throws UserError with the place where it is no JSON
 */
export function readStages(file: URL = new URL('stages.json', import.meta.url)): Stages {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stages;
  } catch (error) {
    throw new UserError(
      `infra/stages.json cannot be read: ${(error as Error).message}. JSON wants quotation marks around every name and value, and no comma after the last one.`,
    );
  }
}

/**
 * Takes over what infra/stages.json says of the stage; what is given as `-c name=value` wins.
 * @throws UserError for a stage or a value that there is none of
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
  const values = stages[text(node, 'stage') ?? 'dev'] ?? {};
  for (const [name, value] of Object.entries(values)) {
    if (node.tryGetContext(name) === undefined) node.setContext(name, value);
  }
}

/**
 * What a synthesis of the stage would refuse, without one.
 * @throws UserError in one sentence
 */
export function checkStageValues(stage: string, stages: Stages): void {
  const { node } = new RootConstruct();
  node.setContext('stage', stage);
  takeStageValues(node, stages);
  // Of which the content holds a valid one.
  readConfig(node, 'owner@example.com');
}
