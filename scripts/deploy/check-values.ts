import { checkStageValues, readStages } from '../../infra/stage-values.ts';
import { fail, UserError } from '../progress.ts';

/** Checks the values of a stage, in a process of its own: deploy.ts imports only packages that need credentials. */
try {
  checkStageValues(process.argv[2] ?? '', readStages());
} catch (error) {
  // Converts UserErrors of infra/, which can't import from scripts/.
  const isForeseen = error instanceof Error && error.name === 'UserError';
  const where = 'Values are in infra/stages.json; docs/operations.md, "Values", explains them.';
  fail(isForeseen ? new UserError(`${error.message}\n${where}`) : error);
}
