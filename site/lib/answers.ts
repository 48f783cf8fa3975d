/** Milliseconds. */
const TIMEOUT = 5000;

/** Whether anything answers at an address of this site, be it with an error. */
export async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) });
    return true;
  } catch {
    return false;
  }
}
