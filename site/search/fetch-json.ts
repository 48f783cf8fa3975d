/** Milliseconds. */
const TIMEOUT = 10_000;

/**
 * Fetches a JSON file of the build.
 * @throws what fetch throws, and on an error status
 */
export async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}
