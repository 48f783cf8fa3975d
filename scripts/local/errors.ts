import { UserError } from '../progress.ts';

/** The template contains something that the local stack doesn't support, or the machine prevents it from running. */
export class LocalStackError extends UserError {
  override name = 'LocalStackError';
}
