/**
 * Runs the first check; if it throws, the mistakes that the second finds are thrown with its own, so that whoever wrote
 * them hears of all at once.
 * @returns what the first returns
 */
export function tellTogether<Value>(first: () => Value, second: () => unknown): Value {
  try {
    return first();
  } catch (errors) {
    try {
      second();
    } catch (more) {
      throw [errors, more].flat();
    }
    throw errors;
  }
}
