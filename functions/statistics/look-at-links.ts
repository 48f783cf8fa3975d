/** Fetches an address and resolves to its status. */
export type Ask = (url: string) => Promise<number>;

const AT_ONCE = 8;

/**
 * The addresses that are gone or don't answer, asked twice. Other refusals may be meant for programs only, as many sites
 * answer them with 403 or 429.
 */
export async function brokenLinks(urls: readonly string[], ask: Ask): Promise<string[]> {
  const left = [...urls];
  const broken: string[] = [];
  const isGone = async (url: string) => {
    const status = await ask(url).catch(() => 0);
    return status === 0 || status === 404 || status === 410 || status >= 500;
  };
  const work = async () => {
    for (let url = left.shift(); url !== undefined; url = left.shift())
      if ((await isGone(url)) && (await isGone(url))) broken.push(url);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return broken.sort();
}
