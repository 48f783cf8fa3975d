type Ask = (url: string, init: RequestInit) => Promise<Response>;

/**
 * The addresses that are gone or don't answer, asked twice. Other refusals may be meant for programs only, as many sites
 * answer them with 403 or 429.
 */
export async function brokenLinks(urls: readonly string[], ask: Ask = fetch): Promise<string[]> {
  const isGone = async (url: string) => {
    const answer = await ask(url, { signal: AbortSignal.timeout(8000) }).catch(() => undefined);
    await answer?.body?.cancel();
    return !answer || [404, 410].includes(answer.status) || answer.status >= 500;
  };
  const broken: string[] = [];
  // One by one: many at once would wait for each other, and be taken for broken.
  for (const url of urls) if ((await isGone(url)) && (await isGone(url))) broken.push(url);
  return broken;
}
