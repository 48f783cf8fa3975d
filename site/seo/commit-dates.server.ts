import { spawnSync } from 'node:child_process';

export type CommitDates = {
  /** Date of the last commit to each file, ISO 8601, by name within the folder. */
  dates: Map<string, string>;
  /** Why dates are missing, for the build log. */
  notice?: string;
};

/**
 * Asks git when each file of a folder last changed. Files with uncertain dates are left out: uncommitted changes,
 * or a last commit older than the shallow clone.
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

/** A separator no file name contains. */
const COMMIT = '\u0001';

function readLog(output: string) {
  const dates = new Map<string, string>();
  let isShallow = false;
  for (const commit of output.split(COMMIT).slice(1)) {
    const [head = '', ...names] = commit.split('\n').filter(Boolean);
    const [date = '', ...marks] = head.split(/,? /);
    // The boundary commit of a shallow clone seems to have created every file.
    const isGrafted = marks.includes('grafted');
    isShallow ||= isGrafted;
    // Newest first. An uncertain date is stored as empty, so that no older one replaces it.
    for (const name of names) if (!dates.has(name)) dates.set(name, isGrafted ? '' : date);
  }
  for (const [name, date] of dates) if (!date) dates.delete(name);
  return { dates, isShallow };
}

function git(folder: string, ...args: string[]): { output: string; problem?: string } {
  // Unquoted names, and buffer space for a long history.
  const { error, status, stdout, stderr } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error) return { output: '', problem: `git does not run (${error.message}).` };
  if (status !== 0) return { output: '', problem: stderr.split('\n')[0] || 'git failed.' };
  return { output: stdout };
}
