import { UserError } from '../progress.ts';

/** The template holds what the local stack does not know, or the machine stands in its way. */
export class LocalStackError extends UserError {
  override name = 'LocalStackError';
}
