import { type Node, RootConstruct } from 'constructs';
import { CONTEXT_VALUES, readConfig, STAGES } from './config.ts';
import { text } from './config-values.ts';
import { UserError } from './user-error.ts';

/**
 * Takes over what infra/stages.json says of the stage; what is given as `-c name=value` wins.
 * @throws UserError for a stage or a value that there is none of
 */
export function takeStageValues(node: Node, stages: Record<string, Record<string, unknown>>): void {
  for (const [stage, values] of Object.entries(stages)) {
    if (!STAGES.some((known) => known === stage))
      throw new UserError(`infra/stages.json: There is no stage ${stage}, only ${STAGES.join(' and ')}.`);
    for (const name of Object.keys(values)) {
      if (name === 'stage' || !CONTEXT_VALUES.some((known) => known === name))
        throw new UserError(
          `infra/stages.json: There is no value ${name}. README.md, "Deploy", names all of them.`,
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
export function checkStageValues(stage: string, stages: Record<string, Record<string, unknown>>): void {
  const { node } = new RootConstruct();
  node.setContext('stage', stage);
  takeStageValues(node, stages);
  // Of which the content holds a valid one.
  readConfig(node, 'owner@example.com');
}
