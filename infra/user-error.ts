/** An error that the user can fix; shown as one sentence without stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}
