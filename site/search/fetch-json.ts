/** Milliseconds after which a line that says nothing has failed. */
const PATIENCE = 10_000;

/**
 * What the build wrote at an address of its own.
 * @throws what fetch throws, and when the answer is no success
 */
export async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}
