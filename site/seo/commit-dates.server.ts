import { spawnSync } from 'node:child_process';

export type CommitDates = {
  /** Date of the last commit that touched a file, ISO 8601, by its name within the folder. */
  dates: Map<string, string>;
  /** Why dates are missing, for whoever builds. */
  notice?: string;
};

/**
 * Asks git when the files of a folder were last changed. A file of which that is not known for sure is left out: it
 * is not committed as it stands, or its commit is older than what a shallow clone has fetched.
 */
export function commitDates(folder: string): CommitDates {
  const log = git(folder, 'log', `--format=${COMMIT}%cI %D`, '--name-only', '--relative', '--', '.');
  const changed = git(folder, 'diff', '--name-only', '--relative', 'HEAD', '--', '.');
  if (log.problem || changed.problem) {
    return { dates: new Map(), notice: `No dates of change: ${log.problem ?? changed.problem}` };
  }
  const { dates, isShallow } = readLog(log.output);
  for (const name of changed.output.split('\n')) dates.delete(name);
  const shallow =
    'This clone is shallow: what was changed before its first commit has no date of change (git fetch --unshallow).';
  return isShallow ? { dates, notice: shallow } : { dates };
}

/** No file name holds it. */
const COMMIT = '\u0001';

function readLog(output: string) {
  const dates = new Map<string, string>();
  let isShallow = false;
  for (const commit of output.split(COMMIT).slice(1)) {
    const [head = '', ...names] = commit.split('\n').filter(Boolean);
    const [date = '', ...marks] = head.split(/,? /);
    // The oldest commit of a shallow clone seems to have made every file there is.
    const isGrafted = marks.includes('grafted');
    isShallow ||= isGrafted;
    // The newest comes first. A date that is not sure is held as none, so that no older one takes its place.
    for (const name of names) if (!dates.has(name)) dates.set(name, isGrafted ? '' : date);
  }
  for (const [name, date] of dates) if (!date) dates.delete(name);
  return { dates, isShallow };
}

function git(folder: string, ...args: string[]): { output: string; problem?: string } {
  // Names as they are, not in quotes; room for a long history.
  const { error, status, stdout, stderr } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error) return { output: '', problem: `git does not run (${error.message}).` };
  if (status !== 0) return { output: '', problem: stderr.split('\n')[0] || 'git failed.' };
  return { output: stdout };
}
