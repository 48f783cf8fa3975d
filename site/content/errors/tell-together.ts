import { ContentError } from './content-error.ts';

/**
 * Runs all checks, so that whoever wrote a file hears of all its mistakes at once.
 * @returns what each check returns
 * @throws ContentError[] what all of them find, in their order; anything else at once
 */
export function tellTogether<Values extends unknown[]>(
  ...checks: { [Index in keyof Values]: () => Values[Index] }
): Values {
  const mistakes: ContentError[] = [];
  const values = checks.map((check) => {
    try {
      return check();
    } catch (thrown) {
      const found = [thrown].flat();
      if (!found.every((one) => one instanceof ContentError)) throw thrown;
      mistakes.push(...found);
      return undefined;
    }
  });
  if (mistakes.length > 0) throw mistakes;
  return values as Values;
}
