/** What was found at each condition: how often it was tried, and on which pages it failed and why. */
export type Findings = Record<string, { tried: number; problems: string[] }>;

/** Much longer than any visit: a browser that does not answer must not hold up the others. */
const LONGEST = 180_000;

/** Notes what a visitor could not do; the others are tried all the same. */
export async function attempt(
  found: Findings[string],
  path: string,
  visit: () => Promise<unknown>,
): Promise<boolean> {
  found.tried++;
  const end = Promise.withResolvers<never>();
  const timer = setTimeout(() => end.reject(new Error('The browser does not answer.')), LONGEST);
  try {
    await Promise.race([visit(), end.promise]);
    return true;
  } catch (error) {
    found.problems.push(`${path}: ${firstLines(error)}`);
    return false;
  } finally {
    clearTimeout(timer);
  }
}

// Playwright colours its messages and tells every try.
const firstLines = (error: unknown) =>
  String(error instanceof Error ? error.message : error)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character of terminals
    .replaceAll(/\x1b\[\d+m/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 8)
    .join(' ')
    .slice(0, 300);
