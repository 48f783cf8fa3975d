import type { Teaser } from '../pages/page-data.ts';

/** Where the build writes the teasers of all pages of the overview, if there is more than one. */
export const TEASERS_URL = '/data/teasers.json';

/** Milliseconds after which a line that says nothing has failed. */
const PATIENCE = 10_000;

/** @throws what fetch throws, and when the answer is none */
export async function loadTeasers(): Promise<Teaser[]> {
  const response = await fetch(TEASERS_URL, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`The teasers of the blog answered ${response.status}.`);
  return response.json();
}
