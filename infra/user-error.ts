/** Something whoever runs the command can put right; shown as one sentence, without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}
