import { hashOf } from '../../hash-of.ts';
import type { ProofOptions } from '../proof.ts';
import type { BuiltPage } from './built-pages.ts';
import type { CheckName, Findings, PageFindings } from './results.ts';
import type { WorkFile } from './work-file.ts';

export type Checks = {
  [Name in CheckName]: {
    /** Of the tool and of what is asked of it. */
    version: string;
    run(page: BuiltPage): Promise<Findings[Name]>;
  };
};
/** The quickest first. */
const CHECKS: readonly CheckName[] = ['html', 'axe', 'lighthouse'];
const TITLES = { html: 'HTML', axe: 'axe', lighthouse: 'Lighthouse' };

/** Makes every check on every page, but those that were made before on the same page with the same tool. */
export async function lookAtAll(
  pages: readonly BuiltPage[],
  checks: Checks,
  work: WorkFile,
  { signal, progress }: Pick<ProofOptions, 'signal' | 'progress'>,
): Promise<PageFindings[]> {
  const of = (name: CheckName, page: BuiltPage) => hashOf([page.hash, checks[name].version]);
  const all = CHECKS.flatMap((name) => pages.map((page) => ({ name, page })));
  const waiting = all.filter(({ name, page }) => work.read(name, page.path, of(name, page)) === undefined);
  for (const [index, { name, page }] of waiting.entries()) {
    signal.throwIfAborted();
    const left = timeLeft(waiting.slice(index), work);
    // That of the HTML takes a moment for all pages together.
    if (name !== 'html')
      progress(`${page.path}, ${TITLES[name]}${left}`, all.length - waiting.length + index, all.length);
    const began = performance.now();
    const found = await checks[name].run(page);
    work.keep(name, page.path, of(name, page), { found, seconds: (performance.now() - began) / 1000 });
  }
  progress('checks', all.length, all.length);
  return pages.map((page) => foundOn(page, work));
}

/** What was found last. @throws Error where a page was not looked at yet */
export function foundOn(page: BuiltPage, work: WorkFile): PageFindings {
  const last = <Name extends CheckName>(name: Name) => {
    const found = work.read(name, page.path);
    if (found === undefined) throw new Error(`${TITLES[name]} has not looked at ${page.path} yet.`);
    return found;
  };
  return { page, html: last('html'), axe: last('axe'), lighthouse: last('lighthouse') };
}

/** Reckoned from what each check has taken so far; one that was never made is not reckoned. */
function timeLeft(waiting: ReadonlyArray<{ name: CheckName }>, work: WorkFile): string {
  const seconds = waiting.reduce((sum, { name }) => sum + (work.seconds(name) ?? Number.NaN), 0);
  return Number.isNaN(seconds) ? '' : ` (about ${Math.ceil(seconds / 60)} min left)`;
}
