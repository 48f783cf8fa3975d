/** What was found at each condition: how often it was tried, and on which pages it failed and why. */
export type Findings = Record<string, Found>;
export type Found = {
  tried: number;
  problems: string[] /** How often the browser did not answer. */;
  silent: number;
};

export const nothingFound = (): Found => ({ tried: 0, problems: [], silent: 0 });

/** Much longer than any visit. */
const LONGEST = 90_000;
class Silence extends Error {}

/**
 * Notes what a visitor could not do; the others are tried all the same. A browser that does not answer, as happens on a
 * busy machine, says nothing about the site: the visit is made once more.
 */
export async function attempt(found: Found, path: string, visit: () => Promise<unknown>): Promise<boolean> {
  found.tried++;
  try {
    await inTime(visit).catch((error: unknown) => {
      if (!(error instanceof Silence)) throw error;
      found.silent++;
      return inTime(visit);
    });
    return true;
  } catch (error) {
    found.problems.push(`${path}: ${firstLines(error)}`);
    return false;
  }
}

async function inTime(visit: () => Promise<unknown>) {
  const end = Promise.withResolvers<never>();
  const timer = setTimeout(() => end.reject(new Silence('The browser does not answer.')), LONGEST);
  try {
    await Promise.race([visit(), end.promise]);
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
