import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkStageValues, readStages } from '../../infra/stage-values.ts';
import { contentFolder } from '../../site/content/read/content-files.server.ts';
import { fail, UserError } from '../progress.ts';

/** Checks the values of a stage, in a process of its own: deploy.ts imports only packages that need credentials. */
try {
  checkStageValues(process.argv[2] ?? '', readStages(), siteUrl());
} catch (error) {
  // Converts UserErrors of infra/, which can't import from scripts/.
  const isForeseen = error instanceof Error && error.name === 'UserError';
  const where = 'Values are in infra/stages.json; docs/operations.md, "Values", explains them.';
  fail(isForeseen ? new UserError(`${error.message}\n${where}`) : error);
}

/** Read as text: what is wrong with the file is said by the build, in the owner's words. */
function siteUrl(): string {
  const text = readFileSync(join(contentFolder, 'site.yaml'), 'utf8');
  return /^url: *["']?([^\s"']+)/m.exec(text)?.[1] ?? '';
}
