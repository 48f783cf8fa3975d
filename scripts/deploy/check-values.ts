import { checkStageValues, readStages } from '../../infra/stage-values.ts';
import { fail, UserError } from '../progress.ts';

/** Checks the values of a stage. Apart from deploy.ts, which imports no package that has no business with credentials. */
try {
  checkStageValues(process.argv[2] ?? '', readStages());
} catch (error) {
  // Converts UserErrors of infra/, which can't import from scripts/.
  fail(error instanceof Error && error.name === 'UserError' ? new UserError(error.message) : error);
}
